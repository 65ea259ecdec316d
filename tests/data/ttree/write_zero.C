// Writes zero.root: root -l -b -q write_zero.C (ROOT 6.40). A TTree with leaves of arrays of size 0, and one of variable length.
#include "TFile.h"
#include "TTree.h"

void write_zero() {
  TFile file("zero.root", "RECREATE");
  TTree tree("t", "arrays of size 0");
  int n = 0;
  double values[3] = {1, 2, 3};
  tree.Branch("n", &n, "n/I");
  tree.Branch("j", values, "j[n]/d");
  tree.Branch("plain", values, "plain[0]/D");
  tree.Branch("packed", values, "packed[3][0]/f[0,10,12]");
  tree.Branch("jagged", values, "jagged[n][0]/I");
  tree.Branch("several", values, "first/I:list[0]/d:last/I");
  for (n = 0; n < 3; n++) tree.Fill();
  tree.Write();
}
