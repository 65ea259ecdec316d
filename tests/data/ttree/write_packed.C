// Writes packed.root and packed.json beside it: root -l -b -q write_packed.C+ (ROOT 6.40).
// The JSON file has the values of all leaves, as ROOT reads them from the file.
#include <cmath>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include "TBranch.h"
#include "TFile.h"
#include "TLeaf.h"
#include "TTree.h"

struct Track {
  float x;
  Double32_t pt;   //[0,100,24]
  Float16_t eta;   //[-5,5,14]
  Double32_t q[2]; //[0,0,12]
  short n;
};
struct Hit {
  int before;
  Double32_t plain;
  int between;
  Double32_t ranged;      //[-pi,pi,20]
  Double32_t truncated;   //[0,0,10]
  Float16_t half;
  Float16_t half_ranged;  //[0,10,16]
  Float16_t half_bits;    //[0,0,9]
  Double32_t array[3];    //[0,10,16]
  Float16_t matrix[2][2]; //[-2*pi,twopi]
  Double32_t floats[2];
  Int_t num;
  Double32_t *list;       //[num][0,10,12]
  Float16_t *halves;      //[num]
  int after;
};

#ifdef __CLING__
#pragma link C++ class Hit+;
#pragma link C++ class Track+;
#pragma link C++ class std::vector<Track>+;
#endif

const char *kRanges[] = {"", "[0,10]", "[0,10,16]", "[0,100,2]", "[0,0,12]", "[0,0,20]", "[0,0,15]", "[5,5,20]", "[-pi,pi]",
                         "[-2pi,2*pi,18]", "[-pi/2,pi/4,31]", "[0,twopi,40]", "[-10,+1e2,32]", "[0,10,1]", "[ 0 , 10 , 8 ]"};
const int kEntries = 6;

double value_of(int entry, int i) {
  const double values[] = {0, 2.5, -1.25, 3.14159, 1e-3, 7.75, 9.999, -0.5};
  return values[(3 * entry + i) % 8];
}

void write_leaves() {
  int number = 0;
  for (const char *range : kRanges)
    for (const char *kind : {"d", "f"}) {
      TTree tree((std::string(kind) + std::to_string(number / 2)).c_str(), range);
      number++;
      Double32_t d = 0, da[4], dm[2][3], dl[8];
      Float16_t f = 0, fa[4], fm[2][3], fl[8];
      int n = 0, k = 0;
      const bool is_double = kind[0] == 'd';
      const std::string end = std::string("/") + kind + range;
      tree.Branch("scalar", is_double ? (void *)&d : &f, ("scalar" + end).c_str());
      tree.Branch("fixed", is_double ? (void *)da : fa, ("fixed[4]" + end).c_str());
      tree.Branch("matrix", is_double ? (void *)dm : fm, ("matrix[2][3]" + end).c_str());
      tree.Branch("n", &n, "n/I");
      tree.Branch("jagged", is_double ? (void *)dl : fl, ("jagged[n]" + end).c_str());
      for (int entry = 0; entry < kEntries; entry++) {
        d = f = value_of(entry, 0), n = entry % 4;
        for (int i = 0; i < 8; i++) {
          dl[i] = fl[i] = value_of(entry, i);
          if (i < 4) da[i] = fa[i] = value_of(entry, i + 1);
          if (i < 6) dm[i / 3][i % 3] = fm[i / 3][i % 3] = value_of(entry, i + 2);
        }
        tree.Fill();
      }
      tree.Write();
    }
}

void fill(Hit &hit, int entry) {
  hit.before = entry, hit.between = 10 * entry, hit.after = 100 * entry, hit.num = entry % 3;
  hit.plain = value_of(entry, 0), hit.ranged = value_of(entry, 1), hit.truncated = value_of(entry, 2);
  hit.half = value_of(entry, 3), hit.half_ranged = value_of(entry, 4), hit.half_bits = value_of(entry, 5);
  for (int i = 0; i < 4; i++) hit.matrix[i / 2][i % 2] = value_of(entry, i);
  for (int i = 0; i < 3; i++) hit.array[i] = value_of(entry, i);
  for (int i = 0; i < 2; i++) hit.floats[i] = value_of(entry, i), hit.list[i] = value_of(entry, i), hit.halves[i] = value_of(entry, i + 1);
}

void write_classes() {
  Hit hit;
  hit.list = new Double32_t[8], hit.halves = new Float16_t[8];
  Hit *pointer = &hit;
  std::vector<Track> tracks, *list = &tracks;
  std::vector<Double32_t> reals, *numbers = &reals;
  for (int level : {0, 99}) {
    TTree tree(level ? "split" : "unsplit", "classes");
    tree.Branch("hit.", &pointer, 32000, level);
    tree.Branch("tracks", &list, 32000, level);
    tree.Branch("reals", &numbers, 32000, level);
    for (int entry = 0; entry < kEntries; entry++) {
      fill(hit, entry);
      tracks.clear(), reals.clear();
      for (int i = 0; i < entry % 4; i++) {
        tracks.push_back({float(i), value_of(entry, i), Float16_t(value_of(entry, i + 1)), {value_of(entry, 2), value_of(entry, i)}, short(i)});
        reals.push_back(value_of(entry, i));
      }
      tree.Fill();
    }
    tree.Write();
  }
}

template <class T> std::string text(const T *values, int num) {
  std::string out = "[";
  char number[32];
  for (int i = 0; i < num; i++) {
    snprintf(number, sizeof number, "%s%.17g", i ? ", " : "", double(values[i]));
    out += number;
  }
  return out + "]";
}

// What ROOT reads: for each TTree and branch a list of the values of each entry.
void read_leaves(TFile &file, std::ofstream &out) {
  for (int number = 0; number < int(std::size(kRanges)); number++)
    for (const char *kind : {"d", "f"}) {
      const std::string name = kind + std::to_string(number);
      auto *tree = file.Get<TTree>(name.c_str());
      out << "\"" << name << "\": {";
      for (const char *branch : {"scalar", "fixed", "matrix", "jagged"}) {
        out << (branch[0] == 's' ? "\"" : ", \"") << branch << "\": [";
        auto *leaf = tree->GetLeaf(branch);
        for (int entry = 0; entry < kEntries; entry++) {
          tree->GetEntry(entry);
          std::vector<double> values;
          for (int i = 0; i < leaf->GetLen(); i++) values.push_back(leaf->GetValue(i));
          out << (entry ? ", " : "") << text(values.data(), values.size());
        }
        out << "]";
      }
      out << "},\n";
    }
}

// One list for each entry, of all members of the object and then of all elements of the vectors.
void read_classes(TFile &file, std::ofstream &out) {
  for (const char *name : {"unsplit", "split"}) {
    auto *tree = file.Get<TTree>(name);
    Hit *hit = new Hit;
    hit->list = nullptr, hit->halves = nullptr;
    std::vector<Track> *tracks = nullptr;
    tree->SetBranchAddress("hit.", &hit);
    tree->SetBranchAddress("tracks", &tracks);
    out << "\"" << name << "\": [";
    for (int entry = 0; entry < kEntries; entry++) {
      tree->GetEntry(entry);
      const double one[] = {double(hit->before), hit->plain, double(hit->between), hit->ranged, hit->truncated, hit->half,
                            hit->half_ranged, hit->half_bits};
      std::vector<double> list;
      for (auto &track : *tracks) list.insert(list.end(), {track.x, track.pt, track.eta, track.q[0], track.q[1], double(track.n)});
      const double last[] = {double(hit->num), double(hit->after)};
      out << (entry ? ",\n" : "\n") << "{\"one\": " << text(one, 8) << ", \"array\": " << text(hit->array, 3) << ", \"matrix\": "
          << text(&hit->matrix[0][0], 4) << ", \"floats\": " << text(hit->floats, 2) << ", \"list\": " << text(hit->list, hit->num)
          << ", \"halves\": " << text(hit->halves, hit->num) << ", \"last\": " << text(last, 2) << ", \"tracks\": "
          << text(list.data(), list.size()) << "}";
    }
    out << "]" << (name[0] == 'u' ? ",\n" : "\n");
  }
}

void write_packed() {
  {
    TFile file("packed.root", "RECREATE", "", 505);
    write_leaves();
    write_classes();
  }
  TFile file("packed.root");
  std::ofstream out("packed.json");
  out << "{";
  read_leaves(file, out);
  read_classes(file, out);
  out << "}\n";
}
