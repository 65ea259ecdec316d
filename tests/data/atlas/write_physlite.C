// Writes physlite.root: .x write_physlite.C (ROOT 6.40). Values follow from the numbers of the event and of the object.
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include <ROOT/RNTupleModel.hxx>
#include <ROOT/RNTupleWriteOptions.hxx>
#include <ROOT/RNTupleWriter.hxx>

// What ATLAS stores of a link from one object to another: the hash of the name of a container, and the place in it.
struct ElementLinkBase {
   std::uint32_t m_persKey = 0;
   std::uint32_t m_persIndex = 0;
};
template <typename T>
class DataVector {};
template <typename T>
struct ElementLink : ElementLinkBase {};
namespace xAOD {
class TrackParticle_v1 {};
} // namespace xAOD
using TrackLink = ElementLink<DataVector<xAOD::TrackParticle_v1>>;

const std::uint32_t kTracks = 0x1f2e3d4c;
const int kEvents = 300;

void write_physlite()
{
   auto model = ROOT::RNTupleModel::Create();
   auto floats = [&](const std::string &name) { return model->MakeField<std::vector<float>>(name); };
   auto run = model->MakeField<std::uint32_t>("EventInfoAuxDyn:runNumber");
   auto number = model->MakeField<std::uint64_t>("EventInfoAuxDyn:eventNumber");
   auto weights = floats("EventInfoAuxDyn:mcEventWeights");
   auto track_d0 = floats("InDetTrackParticlesAuxDyn:d0");
   auto track_z0 = floats("InDetTrackParticlesAuxDyn:z0");
   auto track_phi = floats("InDetTrackParticlesAuxDyn:phi");
   auto track_theta = floats("InDetTrackParticlesAuxDyn:theta");
   auto track_curvature = floats("InDetTrackParticlesAuxDyn:qOverP");
   auto muon_pt = floats("AnalysisMuonsAuxDyn:pt");
   auto muon_eta = floats("AnalysisMuonsAuxDyn:eta");
   auto muon_phi = floats("AnalysisMuonsAuxDyn:phi");
   auto muon_charge = floats("AnalysisMuonsAuxDyn:charge");
   auto muon_quality = model->MakeField<std::vector<std::uint8_t>>("AnalysisMuonsAuxDyn:quality");
   auto muon_link = model->MakeField<std::vector<TrackLink>>("AnalysisMuonsAuxDyn:inDetTrackParticleLink");
   auto jet_pt = floats("AnalysisJetsAuxDyn:pt");
   auto jet_eta = floats("AnalysisJetsAuxDyn:eta");
   auto jet_phi = floats("AnalysisJetsAuxDyn:phi");
   auto jet_m = floats("AnalysisJetsAuxDyn:m");
   auto jet_tracks = model->MakeField<std::vector<std::vector<int>>>("AnalysisJetsAuxDyn:NumTrkPt500");
   auto jet_ghosts = model->MakeField<std::vector<std::vector<TrackLink>>>("AnalysisJetsAuxDyn:GhostTrack");

   auto writer = ROOT::RNTupleWriter::Recreate(std::move(model), "EventData", "physlite.root");
   for (int i = 0; i < kEvents; ++i) {
      if (i == kEvents / 2)
         writer->CommitCluster();
      *run = 364703;
      *number = 10'000'000'000 + i;
      *weights = {1.f + i % 3, 1.f, 0.5f};
      for (auto values : {track_d0, track_z0, track_phi, track_theta, track_curvature, muon_pt, muon_eta, muon_phi, muon_charge, jet_pt, jet_eta, jet_phi, jet_m})
         values->clear();
      muon_quality->clear();
      muon_link->clear();
      jet_tracks->clear();
      jet_ghosts->clear();
      const int tracks = i % 5 + 3;
      for (int t = 0; t < tracks; ++t) {
         track_d0->push_back(0.125f * (t - 2) + 0.001f * i);
         track_z0->push_back(0.5f * (t - 3) + 0.01f * i);
         track_phi->push_back(-3.f + 0.06f * ((19 * i + 23 * t) % 100));
         track_theta->push_back(0.1f + 0.029f * ((23 * i + 7 * t) % 100));
         track_curvature->push_back((t % 2 ? 1.f : -1.f) / (1000.f * (5 + (3 * i + t) % 50)));
      }
      for (int m = 0; m < i % 4; ++m) {
         muon_pt->push_back(1000.f * (20 + (17 * i + 31 * m) % 80)); // MeV, as everywhere in these files
         muon_eta->push_back(-2.5f + 0.05f * ((13 * i + 29 * m) % 100));
         muon_phi->push_back(-3.f + 0.06f * ((11 * i + 47 * m) % 100));
         muon_charge->push_back((i + m) % 2 ? 1.f : -1.f);
         muon_quality->push_back((i + m) % 4);
         TrackLink link;
         link.m_persKey = kTracks;
         link.m_persIndex = (i + m) % tracks;
         muon_link->push_back(link);
      }
      for (int j = 0; j < i % 3; ++j) {
         jet_pt->push_back(1000.f * (25 + (7 * i + 11 * j) % 60));
         jet_eta->push_back(-4.f + 0.08f * ((3 * i + 37 * j) % 100));
         jet_phi->push_back(-3.f + 0.06f * ((5 * i + 41 * j) % 100));
         jet_m->push_back(1000.f * (4 + (i + j) % 9));
         jet_tracks->push_back({i % 7, j, i % 2});
         jet_ghosts->emplace_back();
         for (int t = j; t < tracks; t += 2) {
            jet_ghosts->back().emplace_back();
            jet_ghosts->back().back().m_persKey = kTracks;
            jet_ghosts->back().back().m_persIndex = t;
         }
      }
      writer->Fill();
   }
}
