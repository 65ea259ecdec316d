// Writes grid.root beside it: root -l -b -q write_grid.C+ (ROOT 6.40).
#include "TFile.h"
#include "TTree.h"

struct Grid {
  float plain[2][3];
  Double32_t packed[2][3];
  int n;
};
struct Plain {
  float plain[2][3];
  int n;
};

#ifdef __CLING__
#pragma link C++ class Grid+;
#pragma link C++ class Plain+;
#endif

void write_grid() {
  TFile file("grid.root", "RECREATE");
  for (int level : {0, 99}) {
    TTree tree(level ? "split" : "unsplit", "arrays of two dimensions");
    Grid grid;
    Plain plain;
    tree.Branch("grid.", &grid, 32000, level);
    tree.Branch("plain.", &plain, 32000, level);
    for (int i = 0; i < 2; ++i) {
      for (int row = 0; row < 2; ++row)
        for (int column = 0; column < 3; ++column) {
          grid.plain[row][column] = plain.plain[row][column] = i + 3 * row + column;
          grid.packed[row][column] = 10 * i + 3 * row + column;
        }
      grid.n = plain.n = i;
      tree.Fill();
    }
    tree.Write();
  }
}
