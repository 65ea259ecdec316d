// Writes odd.root: root -l -b -q write_odd.C (ROOT 6.40). TTrees with odd names, leaves and baskets, not compressed.
#include <string>
#include <vector>

#include "TFile.h"
#include "TRandom.h"
#include "TTree.h"

void write_odd() {
  TFile file("odd.root", "RECREATE", "", 0);
  int number = 0, other = 0, array[2] = {};
  {
    TTree tree("twice", "two branches of one name");
    tree.Branch("x", &number, "x/I");
    tree.Branch("y", &number, "y/I");
    tree.Branch("x", &other, "x/I");
    tree.Branch("x_2", &array, "x_2[2]/I");
    for (int entry = 0; entry < 4; entry++) number = entry, other = -entry, array[0] = array[1] = 10 * entry, tree.Fill();
    tree.Write();
  }
  {
    TTree tree("lists", "lists of leaves");
    struct { float p[3]; int n; double q[2][2]; } row;
    struct { int a; int b; } same;
    struct { short s; char first; unsigned char flags[2]; } bytes;
    struct { Double32_t packed; Float16_t half; } packed;
    tree.Branch("row", &row, "p[3]/F:n/I:q[2][2]/D");
    tree.Branch("same", &same, "a/I:a/I");
    tree.Branch("bytes", &bytes, "s/S:first/B:flags[2]/O");
    tree.Branch("packed", &packed, "packed/d[0,10,16]:half/f");
    for (int entry = 0; entry < 4; entry++) {
      for (int i = 0; i < 3; i++) row.p[i] = entry + i;
      for (int i = 0; i < 4; i++) row.q[i / 2][i % 2] = 10 * entry + i;
      row.n = -entry, same.a = entry, same.b = 2 * entry;
      bytes.first = -entry, bytes.flags[0] = 85 * entry, bytes.flags[1] = entry == 1, bytes.s = 300 * entry;
      packed.packed = 2.5 * entry, packed.half = entry / 4.;
      tree.Fill();
    }
    tree.Write();
  }
  {
    TTree tree("late", "a branch that was filled too late");
    tree.Branch("early", &number, "early/I");
    for (int entry = 0; entry < 3; entry++) number = entry, tree.Fill();
    tree.Branch("late", &number, "late/I");
    tree.Write();
  }
  for (const char *name : {"my tree", "my_tree", "a.b"}) {
    TTree tree(name, "odd name");
    tree.Branch("", &number, "x/I");
    tree.Branch("a b", &number, "x/I");
    number = 7, tree.Fill();
    tree.Write();
  }
  {
    std::vector<std::string> words;
    TTree tree("words", "strings");
    tree.Branch("words", &words);
    tree.Branch("number", &number, "number/I");
    for (int entry = 0; entry < 4; entry++) words.assign(entry, "word"), number = entry, tree.Fill();
    tree.Write();
  }
  {
    file.SetCompressionSettings(505);
    TTree tree("embedded", "baskets in the record of the TTree");
    double noise;
    std::vector<int> list;
    tree.Branch("number", &number, "number/I");
    tree.Branch("noise", &noise, "noise/D");
    tree.Branch("list", &list);
    TRandom random(1);
    for (int entry = 0; entry < 500; entry++) number = 7, noise = random.Rndm(), list.assign(entry % 3, entry), tree.Fill();
    file.WriteTObject(&tree);
  }
}
