// Twelve schemas with every kind of type. The number of an entry decides its values, so that a recovered entry can be compared.
#include <ROOT/RField.hxx>
#include <ROOT/RNTupleFillContext.hxx>
#include <ROOT/RNTupleModel.hxx>
#include <ROOT/RNTupleParallelWriter.hxx>
#include <ROOT/RNTupleWriteOptions.hxx>
#include <ROOT/RNTupleWriter.hxx>
#include <ROOT/REntry.hxx>
#include <TFile.h>
#include <TH1F.h>
#include <TTree.h>
#include <array>
#include <bitset>
#include <cmath>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>
#include <unistd.h>

struct RecoverHit {
   std::int32_t layer;
   float e;
   bool good;
};
struct RecoverTrack {
   std::vector<RecoverHit> hits;
   std::array<double, 2> p;
   std::string label;
};
enum class RecoverKind : std::int16_t { kNone, kOne, kTwo };

using Fill = std::function<void(std::int64_t)>;
// A field by its name: of a model that owns its values, or of an entry of a fill context.
using Get = std::function<std::shared_ptr<void>(const char *)>;

inline std::uint64_t Hash(std::int64_t i, std::uint64_t salt)
{
   std::uint64_t z = static_cast<std::uint64_t>(i) * 0x9e3779b97f4a7c15ull + salt * 0xbf58476d1ce4e5b9ull;
   z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
   z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
   return z ^ (z >> 31);
}
inline double Real(std::int64_t i, std::uint64_t salt)
{
   return std::ldexp(static_cast<double>(Hash(i, salt) >> 11), -53);
}
inline std::string Text(std::int64_t i, std::uint64_t salt)
{
   return std::to_string(Hash(i, salt)).substr(0, Hash(i, salt + 1) % 9);
}

template <typename T>
void Add(ROOT::RNTupleModel &m, const char *name)
{
   m.AddField(std::make_unique<ROOT::RField<T>>(name));
}

inline void Declare(int schema, ROOT::RNTupleModel &m)
{
   Add<std::int64_t>(m, "id");
   switch (schema) {
   case 0:
      Add<std::int8_t>(m, "i8"); Add<std::uint8_t>(m, "u8"); Add<std::int16_t>(m, "i16"); Add<std::uint16_t>(m, "u16");
      Add<std::int32_t>(m, "i32"); Add<std::uint32_t>(m, "u32"); Add<std::uint64_t>(m, "u64"); Add<float>(m, "f");
      Add<double>(m, "d"); Add<char>(m, "c"); Add<bool>(m, "b"); Add<std::byte>(m, "y");
      break;
   case 1: Add<std::vector<float>>(m, "v"); Add<std::string>(m, "s"); Add<bool>(m, "b"); break;
   case 2:
      Add<std::vector<std::vector<std::int32_t>>>(m, "vv"); Add<std::vector<std::string>>(m, "vs");
      Add<std::vector<std::vector<std::vector<std::uint8_t>>>>(m, "vvv");
      break;
   case 3:
      Add<std::optional<double>>(m, "o"); Add<std::variant<std::int32_t, std::string>>(m, "x");
      Add<std::optional<std::string>>(m, "os"); Add<std::unique_ptr<float>>(m, "p");
      Add<std::vector<std::optional<std::int32_t>>>(m, "vo");
      break;
   case 4: Add<std::vector<RecoverHit>>(m, "hits"); Add<std::array<float, 3>>(m, "a"); Add<std::vector<float>>(m, "x"); break;
   case 5:
      Add<bool>(m, "b"); Add<std::bitset<19>>(m, "bits"); Add<std::vector<bool>>(m, "vb"); Add<std::array<bool, 3>>(m, "ab");
      Add<std::bitset<64>>(m, "wide");
      break;
   case 6: {
      Add<Double32_t>(m, "d32");
      auto half = std::make_unique<ROOT::RField<float>>("half");
      half->SetHalfPrecision();
      m.AddField(std::move(half));
      auto cut = std::make_unique<ROOT::RField<float>>("cut");
      cut->SetTruncated(18);
      m.AddField(std::move(cut));
      auto quant = std::make_unique<ROOT::RField<double>>("quant");
      quant->SetQuantized(12, {0., 1.});
      m.AddField(std::move(quant));
      auto few = std::make_unique<ROOT::RField<float>>("few");
      few->SetQuantized(5, {0.f, 1.f});
      m.AddField(std::move(few));
      Add<std::vector<double>>(m, "v");
      break;
   }
   case 7:
      Add<std::int32_t>(m, "zero"); Add<float>(m, "one"); Add<std::vector<float>>(m, "x"); Add<std::vector<float>>(m, "y");
      Add<std::uint32_t>(m, "run"); Add<std::int32_t>(m, "copy"); Add<double>(m, "weight"); Add<std::vector<std::int32_t>>(m, "empty");
      break;
   case 8:
      Add<std::uint32_t>(m, "run"); Add<std::uint32_t>(m, "lumi"); Add<std::vector<float>>(m, "Muon_pt");
      Add<std::vector<float>>(m, "Muon_eta"); Add<std::vector<float>>(m, "Muon_phi"); Add<std::vector<std::int32_t>>(m, "Muon_charge");
      Add<std::vector<float>>(m, "Jet_pt"); Add<std::vector<float>>(m, "Jet_eta"); Add<std::vector<bool>>(m, "Jet_id");
      Add<float>(m, "MET"); Add<bool>(m, "HLT_1"); Add<bool>(m, "HLT_2"); Add<bool>(m, "HLT_3"); Add<bool>(m, "HLT_never");
      break;
   case 9:
      Add<std::map<std::string, std::int32_t>>(m, "map"); Add<std::set<std::int32_t>>(m, "set");
      Add<std::tuple<std::int32_t, float>>(m, "t"); Add<std::pair<std::string, double>>(m, "pair");
      break;
   case 10:
      Add<std::vector<RecoverTrack>>(m, "tracks"); Add<RecoverTrack>(m, "best"); Add<std::atomic<std::int32_t>>(m, "atomic");
      Add<RecoverKind>(m, "kind");
      break;
   case 11:
      Add<std::string>(m, "s1"); Add<std::string>(m, "s2"); Add<std::variant<std::vector<float>, double, std::string>>(m, "x");
      Add<std::array<std::vector<std::int32_t>, 2>>(m, "av"); Add<std::optional<std::vector<float>>>(m, "ov");
      break;
   }
}

template <typename T>
std::shared_ptr<T> As(const Get &get, const char *name)
{
   return std::static_pointer_cast<T>(get(name));
}

inline std::vector<RecoverHit> Hits(std::int64_t i, std::uint64_t salt)
{
   std::vector<RecoverHit> hits;
   for (std::uint64_t k = 0; k < Hash(i, salt) % 4; k++)
      hits.push_back({static_cast<std::int32_t>(k + i), static_cast<float>(Real(i, salt + 10 + k)), Hash(i, salt + 20 + k) % 3 == 0});
   return hits;
}
inline void Floats(std::vector<float> &v, std::int64_t i, std::uint64_t salt, std::uint64_t most)
{
   v.clear();
   for (std::uint64_t k = 0; k < Hash(i, salt / 100 * 100) % most; k++)
      v.push_back(static_cast<float>(100 * Real(i, salt + 1 + k)));
}
inline RecoverTrack Track(std::int64_t i, std::uint64_t salt)
{
   return {Hits(i, salt), {Real(i, salt + 30), -Real(i, salt + 31)}, Text(i, salt + 32)};
}

inline Fill Filler(int schema, const Get &get)
{
   auto id = As<std::int64_t>(get, "id");
   if (schema == 0) {
      auto i8 = As<std::int8_t>(get, "i8"); auto u8 = As<std::uint8_t>(get, "u8"); auto i16 = As<std::int16_t>(get, "i16");
      auto u16 = As<std::uint16_t>(get, "u16"); auto i32 = As<std::int32_t>(get, "i32"); auto u32 = As<std::uint32_t>(get, "u32");
      auto u64 = As<std::uint64_t>(get, "u64"); auto f = As<float>(get, "f"); auto d = As<double>(get, "d"); auto c = As<char>(get, "c");
      auto b = As<bool>(get, "b"); auto y = As<std::byte>(get, "y");
      return [=](std::int64_t i) {
         *id = i; *i8 = Hash(i, 1); *u8 = Hash(i, 2); *i16 = i; *u16 = Hash(i, 3); *i32 = Hash(i, 4); *u32 = i * 3; *u64 = Hash(i, 5);
         *f = Real(i, 6); *d = Real(i, 7) * std::pow(10., i % 9); *c = 'a' + i % 26; *b = Hash(i, 8) % 4 == 0; *y = std::byte(Hash(i, 9));
      };
   }
   if (schema == 1) {
      auto v = As<std::vector<float>>(get, "v"); auto s = As<std::string>(get, "s"); auto b = As<bool>(get, "b");
      return [=](std::int64_t i) { *id = i; Floats(*v, i, 100, 6); *s = Text(i, 1); *b = i % 3 == 0; };
   }
   if (schema == 2) {
      auto vv = As<std::vector<std::vector<std::int32_t>>>(get, "vv"); auto vs = As<std::vector<std::string>>(get, "vs");
      auto vvv = As<std::vector<std::vector<std::vector<std::uint8_t>>>>(get, "vvv");
      return [=](std::int64_t i) {
         *id = i; vv->clear(); vs->clear(); vvv->clear();
         for (std::uint64_t k = 0; k < Hash(i, 1) % 4; k++) vv->emplace_back(Hash(i, 2 + k) % 4, static_cast<std::int32_t>(i + k));
         for (std::uint64_t k = 0; k < Hash(i, 9) % 3; k++) vs->push_back(Text(i, 10 + k));
         for (std::uint64_t k = 0; k < Hash(i, 20) % 3; k++)
            vvv->emplace_back(Hash(i, 21 + k) % 3, std::vector<std::uint8_t>(Hash(i, 25 + k) % 5, static_cast<std::uint8_t>(i)));
      };
   }
   if (schema == 3) {
      auto o = As<std::optional<double>>(get, "o"); auto x = As<std::variant<std::int32_t, std::string>>(get, "x");
      auto os = As<std::optional<std::string>>(get, "os"); auto p = As<std::unique_ptr<float>>(get, "p");
      auto vo = As<std::vector<std::optional<std::int32_t>>>(get, "vo");
      return [=](std::int64_t i) {
         *id = i;
         if (Hash(i, 1) % 3) *o = Real(i, 2); else o->reset();
         if (Hash(i, 3) % 2) *x = static_cast<std::int32_t>(i); else *x = Text(i, 4);
         if (i % 4) *os = Text(i, 5); else os->reset();
         if (Hash(i, 6) % 2) *p = std::make_unique<float>(Real(i, 7)); else p->reset();
         vo->clear();
         for (std::uint64_t k = 0; k < Hash(i, 8) % 4; k++) vo->push_back(Hash(i, 9 + k) % 2 ? std::optional<std::int32_t>(i) : std::nullopt);
      };
   }
   if (schema == 4) {
      auto hits = As<std::vector<RecoverHit>>(get, "hits"); auto a = As<std::array<float, 3>>(get, "a"); auto x = As<std::vector<float>>(get, "x");
      return [=](std::int64_t i) {
         *id = i; *hits = Hits(i, 1); *a = {static_cast<float>(i), static_cast<float>(Real(i, 50)), 0.f}; Floats(*x, i, 200, 4);
      };
   }
   if (schema == 5) {
      auto b = As<bool>(get, "b"); auto bits = As<std::bitset<19>>(get, "bits"); auto vb = As<std::vector<bool>>(get, "vb");
      auto ab = As<std::array<bool, 3>>(get, "ab"); auto wide = As<std::bitset<64>>(get, "wide");
      return [=](std::int64_t i) {
         *id = i; *b = Hash(i, 1) % 2; *bits = std::bitset<19>(Hash(i, 2)); vb->clear();
         for (std::uint64_t k = 0; k < Hash(i, 3) % 7; k++) vb->push_back(Hash(i, 4 + k) % 2);
         *ab = {Hash(i, 20) % 2 == 0, Hash(i, 21) % 5 == 0, true}; *wide = std::bitset<64>(Hash(i, 22));
      };
   }
   if (schema == 6) {
      auto d32 = As<Double32_t>(get, "d32"); auto half = As<float>(get, "half"); auto cut = As<float>(get, "cut");
      auto quant = As<double>(get, "quant"); auto few = As<float>(get, "few"); auto v = As<std::vector<double>>(get, "v");
      return [=](std::int64_t i) {
         *id = i; *d32 = Real(i, 1); *half = Real(i, 2); *cut = Real(i, 3); *quant = Real(i, 4); *few = Real(i, 5); v->clear();
         for (std::uint64_t k = 0; k < Hash(i, 6) % 4; k++) v->push_back(Real(i, 7 + k));
      };
   }
   if (schema == 7) {
      auto zero = As<std::int32_t>(get, "zero"); auto one = As<float>(get, "one"); auto x = As<std::vector<float>>(get, "x");
      auto y = As<std::vector<float>>(get, "y"); auto run = As<std::uint32_t>(get, "run"); auto copy = As<std::int32_t>(get, "copy");
      auto weight = As<double>(get, "weight"); auto empty = As<std::vector<std::int32_t>>(get, "empty");
      return [=](std::int64_t i) {
         *id = i; *zero = 0; *one = 1; Floats(*x, i, 300, 5); Floats(*y, i, 301, 5); *run = 4711 + i / 5000; *copy = *run; *weight = 1; empty->clear();
      };
   }
   if (schema == 8) {
      auto run = As<std::uint32_t>(get, "run"); auto lumi = As<std::uint32_t>(get, "lumi"); auto met = As<float>(get, "MET");
      auto mpt = As<std::vector<float>>(get, "Muon_pt"); auto meta = As<std::vector<float>>(get, "Muon_eta");
      auto mphi = As<std::vector<float>>(get, "Muon_phi"); auto mq = As<std::vector<std::int32_t>>(get, "Muon_charge");
      auto jpt = As<std::vector<float>>(get, "Jet_pt"); auto jeta = As<std::vector<float>>(get, "Jet_eta");
      auto jid = As<std::vector<bool>>(get, "Jet_id"); auto h1 = As<bool>(get, "HLT_1"); auto h2 = As<bool>(get, "HLT_2");
      auto h3 = As<bool>(get, "HLT_3"); auto never = As<bool>(get, "HLT_never");
      return [=](std::int64_t i) {
         *id = i; *run = 356000; *lumi = 1 + i / 700; *met = 100 * Real(i, 1);
         Floats(*mpt, i, 400, 3); Floats(*meta, i, 410, 3); Floats(*mphi, i, 420, 3); mq->clear();
         for (std::size_t k = 0; k < mpt->size(); k++) mq->push_back(Hash(i, 430 + k) % 2 ? 1 : -1);
         Floats(*jpt, i, 500, 6); Floats(*jeta, i, 520, 6); jid->clear();
         for (std::size_t k = 0; k < jpt->size(); k++) jid->push_back(Hash(i, 540 + k) % 8 != 0);
         *h1 = Hash(i, 600) % 50 == 0; *h2 = Hash(i, 601) % 3 == 0; *h3 = *h1 || Hash(i, 602) % 10 == 0; *never = false;
      };
   }
   if (schema == 9) {
      auto map = As<std::map<std::string, std::int32_t>>(get, "map"); auto set = As<std::set<std::int32_t>>(get, "set");
      auto t = As<std::tuple<std::int32_t, float>>(get, "t"); auto pair = As<std::pair<std::string, double>>(get, "pair");
      return [=](std::int64_t i) {
         *id = i; map->clear(); set->clear();
         for (std::uint64_t k = 0; k < Hash(i, 1) % 3; k++) (*map)["k" + std::to_string(k)] = Hash(i, 2 + k);
         for (std::uint64_t k = 0; k < Hash(i, 5) % 4; k++) set->insert(Hash(i, 6 + k) % 100);
         *t = {static_cast<std::int32_t>(i), static_cast<float>(Real(i, 11))}; *pair = {Text(i, 12), Real(i, 14)};
      };
   }
   if (schema == 10) {
      auto tracks = As<std::vector<RecoverTrack>>(get, "tracks"); auto best = As<RecoverTrack>(get, "best");
      auto atomic = As<std::atomic<std::int32_t>>(get, "atomic"); auto kind = As<RecoverKind>(get, "kind");
      return [=](std::int64_t i) {
         *id = i; tracks->clear();
         for (std::uint64_t k = 0; k < Hash(i, 1) % 3; k++) tracks->push_back(Track(i, 100 * (k + 1)));
         *best = Track(i, 900); *atomic = i; *kind = static_cast<RecoverKind>(Hash(i, 2) % 3);
      };
   }
   auto s1 = As<std::string>(get, "s1"); auto s2 = As<std::string>(get, "s2");
   auto x = As<std::variant<std::vector<float>, double, std::string>>(get, "x");
   auto av = As<std::array<std::vector<std::int32_t>, 2>>(get, "av"); auto ov = As<std::optional<std::vector<float>>>(get, "ov");
   return [=](std::int64_t i) {
      *id = i; *s1 = Text(i, 1); *s2 = "run " + std::to_string(i / 100);
      if (i % 3 == 0) { std::vector<float> v; Floats(v, i, 700, 4); *x = v; } else if (i % 3 == 1) *x = Real(i, 3); else *x = Text(i, 4);
      (*av)[0].assign(Hash(i, 5) % 3, static_cast<std::int32_t>(i)); (*av)[1].assign(Hash(i, 6) % 2, static_cast<std::int32_t>(-i));
      if (Hash(i, 7) % 3) { std::vector<float> v; Floats(v, i, 800, 3); *ov = v; } else ov->reset();
   };
}

inline ROOT::RNTupleWriteOptions Options(int compression, long cluster, long page, long budget, long buffer, bool buffered)
{
   ROOT::RNTupleWriteOptions o;
   o.SetCompression(compression);
   o.SetApproxZippedClusterSize(cluster);
   o.SetMaxUnzippedPageSize(page);
   o.SetPageBufferBudget(budget);
   o.SetWriteBufferSize(buffer);
   o.SetUseBufferedWrite(buffered);
   return o;
}

// Fill n entries. The file is closed only if is_whole: otherwise the caller is killed.
inline void Write(const char *path, int schema, const char *kind, ROOT::RNTupleWriteOptions o, long n, bool is_whole)
{
   const std::string way(kind);
   if (way == "parallel") {
      auto model = ROOT::RNTupleModel::CreateBare();
      Declare(schema, *model);
      auto writer = ROOT::RNTupleParallelWriter::Recreate(std::move(model), "Events", path, o);
      constexpr int kNum = 3;
      std::vector<std::thread> threads;
      for (int k = 0; k < kNum; k++)
         threads.emplace_back([&, k] {
            auto context = writer->CreateFillContext();
            auto entry = context->CreateEntry();
            auto fill = Filler(schema, [&](const char *name) { return entry->GetPtr<void>(name); });
            for (long i = k; i < n; i += kNum) { fill(i); context->Fill(*entry); }
            while (!is_whole) pause();
         });
      for (auto &each : threads) each.join();
      return;
   }
   auto model = ROOT::RNTupleModel::Create();
   Declare(schema, *model);
   auto &entry = model->GetDefaultEntry();
   auto fill = Filler(schema, [&](const char *name) { return entry.GetPtr<void>(name); });
   std::unique_ptr<TFile> file;
   std::unique_ptr<ROOT::RNTupleWriter> writer;
   if (way == "beside") {
      file.reset(TFile::Open(path, "RECREATE"));
      TH1F histogram("histogram", "beside the RNTuple", 100, 0, 1);
      histogram.FillRandom("gaus", 1000);
      file->WriteObject(&histogram, "histogram");
      writer = ROOT::RNTupleWriter::Append(std::move(model), "Events", *file, o);
   } else
      writer = ROOT::RNTupleWriter::Recreate(std::move(model), "Events", path, o);
   TH1F more("more", "written between clusters", 1000, 0, 1);
   for (long i = 0; i < n; i++) {
      fill(i);
      writer->Fill();
      if (file && i % 5000 == 4999)
         file->WriteObject(&more, ("more" + std::to_string(i)).c_str());
   }
   while (!is_whole) pause();
}
