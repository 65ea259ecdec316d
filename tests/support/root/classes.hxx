// User types of the files that ROOT writes for the tests, and of those that it reads from this package.
#pragma once
#include <ROOT/RField.hxx>
#include <ROOT/RVec.hxx>
#include <Rtypes.h>
#include <TClass.h>
#include <TNamed.h>
#include <TObject.h>
#include <TVirtualCollectionProxy.h>
#include <array>
#include <atomic>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <variant>
#include <vector>

// Enumerations

enum class Int8 : std::int8_t { kLow = -128, kNegative = -3, kZero = 0, kHigh = 127 };
enum class UInt8 : std::uint8_t { kZero = 0, kHigh = 255 };
enum class Int16 : std::int16_t { kLow = -32768, kZero = 0 };
enum class UInt16 : std::uint16_t { kZero = 0, kHigh = 65535 };
enum class Int32 : std::int32_t { kLow = -2147483647 - 1, kZero = 0 };
enum class UInt32 : std::uint32_t { kZero = 0, kHigh = 4294967295u };
enum class Int64 : std::int64_t { kLow = -9223372036854775807ll - 1, kZero = 0 };
enum class UInt64 : std::uint64_t { kZero = 0, kHigh = 18446744073709551615ull };
enum class Letter : char { kA = 'a', kNegative = -1 };
enum class Truth : bool { kNo = false, kYes = true };
enum Plain { kSmall = 1, kLarge = 70000 };
namespace space {
enum class Inside : short { kLow = -2, kHigh = 5 };
struct Pair {
   float a = 0;
   int b = 0;
};
} // namespace space

// Classes

struct Vec3 {
   double x = 0, y = 0, z = 0;
   ClassDefNV(Vec3, 2)
};
struct Hit {
   int layer = 0;
   float charge = 0;
};
struct Left {
   int left = 0;
};
struct Right {
   float right = 0;
   std::string label;
};
struct Middle : Left {
   int middle = 0;
};
struct Diamond : Middle, Right {
   std::vector<Left> lefts;
   double own = 0;
};
struct Shadow : Left {
   double left = 0.5;
};
struct Nothing {};
struct OnlyBase : Left {};
struct HoldsNothing {
   Nothing nothing;
   int i = 0;
};
struct Enclosing {
   enum class Kind : unsigned char { kA, kB = 9 };
   struct Inner {
      int i = 0;
   };
   Inner inner;
   Kind kind = Kind::kA;
   std::vector<Inner> inners;
};
template <typename T, int N>
struct Box {
   T value{};
   std::array<T, N> values{};
};
using Meters = float;
struct Everything {
   bool b = false;
   char c = 'c';
   signed char sc = -1;
   unsigned char uc = 200;
   std::byte byte{7};
   short s = -2;
   unsigned short us = 3;
   int i = -4;
   unsigned int ui = 5;
   long l = -6;
   unsigned long ul = 7;
   long long ll = -8;
   unsigned long long ull = 9;
   Int_t root_int = -13;
   Long64_t root_long = -11;
   ULong64_t root_ulong = 12;
   Double_t root_double = 1.5;
   Bool_t root_bool = true;
   Double32_t d32 = 0.1;
   Meters meters = 2.5f;
   float f = 3.25f;
   double d = 1e300;
   std::string text = "text";
   float row[3] = {1, 2, 3};
   double matrix[2][3] = {{1, 2, 3}, {4, 5, 6}};
   std::vector<int> vector;
   std::vector<std::vector<std::string>> vectors;
   std::array<std::vector<float>, 2> array;
   std::map<std::string, int> map;
   std::set<int> set;
   std::pair<int, std::string> pair;
   std::tuple<int, float, std::string> tuple;
   std::unique_ptr<Hit> pointer;
   std::variant<int, std::string, Hit> variant;
   std::bitset<12> bits;
   std::atomic<int> atomic{0};
   Plain plain = kSmall;
   Int8 small = Int8::kNegative;
   std::vector<UInt16> enums;
   ROOT::RVec<float> rvec;
   std::vector<bool> bools;
   std::vector<Hit> hits;
   Diamond diamond;
   std::vector<Double32_t> d32s;
   int transient = 99; //!
   Everything() = default;
   Everything(const Everything &) = delete;
};
struct Object : TObject {
   int a = 0;
   ClassDef(Object, 3)
};
struct HoldsObject {
   TObject object;
   int a = 0;
};

// Streamer fields

struct Streamed {
   int number = 0;
   ClassDefNV(Streamed, 1)
};
struct Tree {
   int value = 0;
   std::vector<Tree> branches;
};
struct Mapped {
   std::map<std::string, Hit> map;
   std::vector<TNamed *> names;
   Mapped() = default;
   Mapped(const Mapped &) = delete;
   ~Mapped()
   {
      for (auto name : names)
         delete name;
   }
};
struct Named : TNamed {
   double value = 0;
   TObject *null = nullptr;
   ClassDef(Named, 4)
};
struct HoldsTrees {
   int i = 0;
   Tree tree;
   std::vector<Tree> trees;
};

// Collections by proxy

template <typename T>
class MyCollection {
public:
   using ValueType = T;
   std::vector<T> items;
};
namespace ROOT {
template <>
struct IsCollectionProxy<MyCollection<float>> : std::true_type {
};
template <>
struct IsCollectionProxy<MyCollection<Hit>> : std::true_type {
};
} // namespace ROOT

template <typename Collection>
class VectorProxy : public TVirtualCollectionProxy {
   using Item = typename Collection::ValueType;
   Collection *fCollection = nullptr;
   EDataType fItemType;

   static void Ends(void *collection, void **begin, void **end, TVirtualCollectionProxy *)
   {
      auto &items = static_cast<Collection *>(collection)->items;
      *begin = items.data();
      *end = items.data() + items.size();
   }
   static void *Advance(void *iterator, const void *end)
   {
      auto place = static_cast<Item **>(iterator);
      return *place == end ? nullptr : (*place)++;
   }
   static void Forget(void *, void *) {}

public:
   explicit VectorProxy(EDataType type) : TVirtualCollectionProxy(TClass::GetClass(typeid(Collection))), fItemType(type) {}
   TVirtualCollectionProxy *Generate() const override { return new VectorProxy(fItemType); }
   Int_t GetCollectionType() const override { return ROOT::kSTLvector; }
   ULong_t GetIncrement() const override { return sizeof(Item); }
   UInt_t Sizeof() const override { return sizeof(Collection); }
   Bool_t HasPointers() const override { return kFALSE; }
   TClass *GetValueClass() const override { return fItemType == kOther_t ? TClass::GetClass(typeid(Item)) : nullptr; }
   EDataType GetType() const override { return fItemType; }
   void PushProxy(void *object) override { fCollection = static_cast<Collection *>(object); }
   void PopProxy() override { fCollection = nullptr; }
   void *At(UInt_t index) override { return &fCollection->items[index]; }
   void Clear(const char * = "") override { fCollection->items.clear(); }
   UInt_t Size() const override { return fCollection->items.size(); }
   void *Allocate(UInt_t size, Bool_t) override
   {
      fCollection->items.resize(size);
      return fCollection;
   }
   void Commit(void *) override {}
   void Insert(const void *data, void *container, size_t size) override
   {
      auto &items = static_cast<Collection *>(container)->items;
      const auto first = static_cast<const Item *>(data);
      items.insert(items.end(), first, first + size);
   }
   TStreamerInfoActions::TActionSequence *GetConversionReadMemberWiseActions(TClass *, Int_t) override { return nullptr; }
   TStreamerInfoActions::TActionSequence *GetReadMemberWiseActions(Int_t) override { return nullptr; }
   TStreamerInfoActions::TActionSequence *GetWriteMemberWiseActions() override { return nullptr; }
   CreateIterators_t GetFunctionCreateIterators(Bool_t = kTRUE) override { return &Ends; }
   CopyIterator_t GetFunctionCopyIterator(Bool_t = kTRUE) override { return nullptr; }
   Next_t GetFunctionNext(Bool_t = kTRUE) override { return &Advance; }
   DeleteIterator_t GetFunctionDeleteIterator(Bool_t = kTRUE) override { return nullptr; }
   DeleteTwoIterators_t GetFunctionDeleteTwoIterators(Bool_t = kTRUE) override { return &Forget; }
};

inline void install_proxies()
{
   TClass::GetClass("MyCollection<float>")->CopyCollectionProxy(VectorProxy<MyCollection<float>>(kFloat_t));
   TClass::GetClass("MyCollection<Hit>")->CopyCollectionProxy(VectorProxy<MyCollection<Hit>>(kOther_t));
}

// Arrays of C, and arrays without elements

struct Grids {
   int numbers[2][3] = {};
   std::bitset<9> bits[2][2];
   std::vector<float> lists[2][3];
   std::vector<float> list[2];
   std::array<int, 2> arrays[2][2] = {};
   std::vector<short> cube[2][1][2];
   Int8 enums[2][2] = {};
   Double32_t reals[2][2] = {};
   ULong64_t longs[2][2] = {};
   std::string texts[2][2];
};
struct Hollow {
   std::array<float, 0> none;
   int number = 0;
};

// Types of tests/interop

enum class Color : unsigned char {};
enum class Sign : short {};

// Enumerations of the RNTuple Validation Suite

enum class EnumInt8 : std::int8_t {};
enum class EnumUInt8 : std::uint8_t {};
enum class EnumInt16 : std::int16_t {};
enum class EnumUInt16 : std::uint16_t {};
enum class EnumInt32 : std::int32_t {};
enum class EnumUInt32 : std::uint32_t {};
enum class EnumInt64 : std::int64_t {};
enum class EnumUInt64 : std::uint64_t {};

// Only the standard library's own types can be elements of unordered containers without this.
template <typename Set>
struct HashOfSet {
   std::size_t operator()(const Set &set) const { return set.size(); }
};
template <>
struct std::hash<std::unordered_set<std::int32_t>> : HashOfSet<std::unordered_set<std::int32_t>> {
};
template <>
struct std::hash<std::unordered_multiset<std::int32_t>> : HashOfSet<std::unordered_multiset<std::int32_t>> {
};
