// Writes muons.root, 2,000 made-up events with muons: root -l -b -q write_muons.C (ROOT 6.40).
// Half of the pairs come from a Z boson, the others from a continuum that falls with the mass.
#include <ROOT/RNTupleModel.hxx>
#include <ROOT/RNTupleWriter.hxx>

#include <cmath>
#include <cstdint>
#include <vector>

#include "Math/Vector4D.h"
#include "Math/VectorUtil.h"
#include "Math/Boost.h"
#include "TRandom3.h"

void write_muons() {
  using Momentum = ROOT::Math::PtEtaPhiMVector;
  const double muon_mass = 0.1057;  // GeV
  TRandom3 random(1);
  auto model = ROOT::RNTupleModel::Create();
  auto run = model->MakeField<std::uint32_t>("run");
  auto event = model->MakeField<std::uint64_t>("event");
  auto met = model->MakeField<float>("met");
  auto pt = model->MakeField<std::vector<float>>("Muon_pt");
  auto eta = model->MakeField<std::vector<float>>("Muon_eta");
  auto phi = model->MakeField<std::vector<float>>("Muon_phi");
  auto charge = model->MakeField<std::vector<std::int32_t>>("Muon_charge");
  auto writer = ROOT::RNTupleWriter::Recreate(std::move(model), "Events", "muons.root");
  for (int number = 0; number < 2000; ++number) {
    pt->clear();
    eta->clear();
    phi->clear();
    charge->clear();
    *run = 1 + number / 1000;
    *event = number;
    *met = random.Exp(20);
    auto add = [&](const Momentum &muon, int sign) {
      pt->push_back(muon.Pt() * random.Gaus(1, 0.015));
      eta->push_back(muon.Eta());
      phi->push_back(muon.Phi());
      charge->push_back(sign);
    };
    if (random.Rndm() < 0.8) {
      double mass;
      do {
        mass = random.Rndm() < 0.5 ? random.BreitWigner(91.19, 2.495) : 15 + random.Exp(30);
      } while (mass < 15 || mass > 150);
      // The muons fly apart in the rest frame of their pair, which moves in the laboratory.
      const Momentum pair(random.Exp(10), random.Gaus(0, 1), random.Uniform(-M_PI, M_PI), mass);
      double x, y, z;
      random.Sphere(x, y, z, std::sqrt(mass * mass / 4 - muon_mass * muon_mass));
      const ROOT::Math::Boost boost(-pair.BoostToCM());
      add(Momentum(boost(ROOT::Math::PxPyPzMVector(x, y, z, muon_mass))), 1);
      add(Momentum(boost(ROOT::Math::PxPyPzMVector(-x, -y, -z, muon_mass))), -1);
    } else if (random.Rndm() < 0.7) {
      add(Momentum(3 + random.Exp(15), random.Gaus(0, 1.5), random.Uniform(-M_PI, M_PI), muon_mass), random.Rndm() < 0.5 ? 1 : -1);
    }
    writer->Fill();
  }
}
