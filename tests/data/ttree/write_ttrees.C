// Writes ttrees.root: root -l -b -q write_ttrees.C (ROOT 6.40). Values follow from the number of the entry.
#include <map>
#include <set>
#include <string>
#include <vector>

#include "TDatime.h"
#include "TFile.h"
#include "TInterpreter.h"
#include "TLorentzVector.h"
#include "TNtuple.h"
#include "TTree.h"

const int kMax = 8;

void write_events(TDirectory *directory) {
  directory->cd();
  auto *tree = new TTree("Events", "branches of all common kinds");
  Char_t i8;
  UChar_t u8;
  Short_t i16;
  UShort_t u16;
  Int_t i32;
  UInt_t u32;
  Long64_t i64;
  ULong64_t u64;
  Float_t f32;
  Double_t f64;
  Bool_t flag;
  tree->Branch("i8", &i8, "i8/B");
  tree->Branch("u8", &u8, "u8/b");
  tree->Branch("i16", &i16, "i16/S");
  tree->Branch("u16", &u16, "u16/s");
  tree->Branch("i32", &i32, "i32/I");
  tree->Branch("u32", &u32, "u32/i");
  tree->Branch("i64", &i64, "i64/L");
  tree->Branch("u64", &u64, "u64/l");
  tree->Branch("f32", &f32, "f32/F");
  tree->Branch("f64", &f64, "f64/D");
  tree->Branch("flag", &flag, "flag/O");
  tree->Branch("with a space", &i32, "value/I");
  char text[16];
  tree->Branch("text", text, "text/C");
  Float_t vector3[3], matrix[2][3];
  tree->Branch("vector3", vector3, "vector3[3]/F");
  tree->Branch("matrix", matrix, "matrix[2][3]/F");
  Int_t nMuon, nJet, charge[kMax];
  Float_t pt[kMax], jet_pt[kMax], eta[kMax];
  tree->Branch("nMuon", &nMuon, "nMuon/I");
  tree->Branch("Muon_pt", pt, "Muon_pt[nMuon]/F");
  tree->Branch("Muon_eta", eta, "Muon_eta[nMuon]/F");
  tree->Branch("Muon_charge", charge, "Muon_charge[nMuon]/I");
  tree->Branch("nJet", &nJet, "nJet/I");
  tree->Branch("Jet_pt", jet_pt, "Jet_pt[nJet]/F");
  struct {
    Double_t x;
    Int_t y;
  } point;
  tree->Branch("point", &point, "x/D:y/I");
  std::string name;
  std::vector<float> floats;
  std::vector<bool> flags;
  std::vector<std::string> names;
  std::vector<std::vector<int>> nested;
  tree->Branch("name", &name);
  tree->Branch("floats", &floats);
  tree->Branch("flags", &flags);
  tree->Branch("names", &names);
  tree->Branch("nested", &nested);
  for (int entry = 0; entry < 250; entry++) {
    i8 = -entry % 100, u8 = entry % 256, i16 = -300 * (entry % 100), u16 = 200 * entry, i32 = -1000000 * entry;
    u32 = 4000000000u + entry, i64 = -(1LL << 40) * entry, u64 = (1ULL << 63) + entry;
    f32 = 0.1f * entry, f64 = entry / 3.0, flag = entry % 3 == 0;
    snprintf(text, sizeof text, "%.*s", entry % 8, "abcdefgh");
    for (int i = 0; i < 3; i++) vector3[i] = entry + i, matrix[0][i] = entry * i, matrix[1][i] = -entry * i;
    nMuon = entry % 4, nJet = (entry / 2) % 5;
    for (int i = 0; i < nMuon; i++) pt[i] = 10.f * entry + i, eta[i] = 0.5f * i - 1, charge[i] = i % 2 ? 1 : -1;
    for (int i = 0; i < nJet; i++) jet_pt[i] = 20.f * entry + i;
    point.x = entry * 0.25, point.y = entry;
    name = std::string(entry % 5, 'n');
    floats.assign(entry % 3, 1.5f * entry), flags.assign(entry % 4, entry % 2), names.assign(entry % 3, name);
    nested.clear();
    for (int i = 0; i < entry % 3; i++) nested.push_back(std::vector<int>(i + 1, entry));
    tree->Fill();
    if (entry % 100 == 99) tree->FlushBaskets();
  }
  tree->Write();
}

void write_ttrees() {
  gInterpreter->GenerateDictionary("vector<vector<int> >", "vector");
  gInterpreter->GenerateDictionary("map<int,string>", "map;string");
  TFile file("ttrees.root", "RECREATE", "", 505);
  write_events(&file);
  auto *directory = file.mkdir("calibration");
  directory->cd();
  auto *ntuple = new TNtuple("channels", "three floats", "x:y:z");
  for (int i = 0; i < 10; i++) ntuple->Fill(i, 2 * i, 3 * i);
  ntuple->Write();
  auto *empty = new TTree("empty", "no entries");
  int x;
  empty->Branch("x", &x, "x/I");
  empty->Write();
  file.Close();

  TFile objects("objects.root", "RECREATE", "", 505);
  auto *tree = new TTree("Objects", "containers and classes");
  std::set<int> numbers;
  std::map<int, std::string> words;
  TLorentzVector *whole = new TLorentzVector, *split = new TLorentzVector;
  tree->Branch("numbers", &numbers);
  tree->Branch("words", &words);
  tree->Branch("whole", &whole, 32000, 0);
  tree->Branch("split", &split, 32000, 99);
  for (int entry = 0; entry < 20; entry++) {
    numbers.clear(), words.clear();
    for (int i = 0; i < entry % 4; i++) numbers.insert(entry * 10 + i), words[i] = std::string(i, 'w');
    whole->SetPxPyPzE(entry, 2, 3, 4), split->SetPxPyPzE(entry, 5, 6, 7);
    tree->Fill();
  }
  tree->Write();
  objects.Close();
}
