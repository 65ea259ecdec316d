// Writes first.root and second.root beside it: root -l -b -q write_objects.C (ROOT 6.40).
// Both have an RNTuple, objects of their own, objects that differ and objects that are equal.
#include <ROOT/RNTupleModel.hxx>
#include <ROOT/RNTupleWriter.hxx>
#include <TFile.h>
#include <TGraph.h>
#include <TH1F.h>
#include <TH2D.h>
#include <TList.h>
#include <TNamed.h>
#include <TObjString.h>
#include <TTree.h>

void write_file(const char *name, int number) {
  TFile file(name, "RECREATE");
  {
    auto model = ROOT::RNTupleModel::Create();
    auto x = model->MakeField<int>("x");
    auto writer = ROOT::RNTupleWriter::Append(std::move(model), "Events", file);
    for (int i = 0; i < 3; ++i) {
      *x = 10 * number + i;
      writer->Fill();
    }
  }
  TH1F pt("pt", "transverse momentum", 5, 0, 5);
  pt.Fill(1.5, number);
  pt.Write();
  TNamed("units", "GeV").Write();
  auto directory = file.mkdir("plots")->mkdir(number == 1 ? "one" : "two");
  directory->cd();
  TH2D plane("plane", "", 3, 0, 3, 4, 0, 4);
  plane.Fill(1, 2, 7.25);
  plane.Write();
  double xs[] = {1, 2, 3}, ys[] = {4, 5, 6};
  TGraph graph(3, xs, ys);
  graph.Write("graph");
  // A list of histograms: their axes and functions refer to classes and objects by their position in the bytes.
  TList list;
  for (const char *each : {"a", "b"}) {
    auto held = new TH1F(each, "", 2, 0, 2);
    held->SetDirectory(nullptr);
    held->Fill(0.5);
    list.Add(held);
    list.Add(held);
  }
  list.Write("list", TObject::kSingleKey);
  file.cd();
  TObjString("first cycle").Write("text");
  TObjString("second cycle").Write("text");
  if (number == 1) {
    TTree tree("tree", "");
    int i = 1;
    tree.Branch("i", &i);
    tree.Fill();
    tree.Write();
  }
}

void write_objects() {
  write_file("first.root", 1);
  write_file("second.root", 2);
}
