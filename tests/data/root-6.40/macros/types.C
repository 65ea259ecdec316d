// Every type of field, in the columns that ROOT chooses with and without compression.
#include "write.hxx"

template <typename T>
std::vector<T> ends()
{
   return {std::numeric_limits<T>::lowest(), std::numeric_limits<T>::max(), T(0), T(1), T(77)};
}

template <typename T>
std::vector<T> reals()
{
   using Limits = std::numeric_limits<T>;
   return {T(0),           -T(0),           T(1.5),          T(-0.1),           Limits::max(), Limits::lowest(),
           Limits::min(), Limits::denorm_min(), Limits::infinity(), -Limits::infinity(), Limits::quiet_NaN()};
}

void numbers()
{
   Fields()
      .add<bool>("bool", {true, false, true})
      .add<char>("char", {'a', '\0', '\x7f', '\x80', '\xff'})
      .add<std::byte>("byte", {std::byte{0}, std::byte{127}, std::byte{255}})
      .add("int8", ends<std::int8_t>())
      .add("uint8", ends<std::uint8_t>())
      .add("int16", ends<std::int16_t>())
      .add("uint16", ends<std::uint16_t>())
      .add("int32", ends<std::int32_t>())
      .add("uint32", ends<std::uint32_t>())
      .add("int64", ends<std::int64_t>())
      .add("uint64", ends<std::uint64_t>())
      .add("float", reals<float>())
      .add("double", reals<double>())
      .named<double>("Double32_t", "Double32_t", [](double &value, int i) { value = i * 0.1; })
      .make<std::atomic<int>>("atomic", [](std::atomic<int> &value, int i) { value = -i; })
      .make<std::atomic<bool>>("atomic_bool", [](std::atomic<bool> &value, int i) { value = i % 2; })
      .write_both("numbers");
}

void enums()
{
   Fields()
      .add<Int8>("Int8", {Int8::kLow, Int8::kNegative, Int8::kZero, Int8::kHigh})
      .add<UInt8>("UInt8", {UInt8::kHigh, UInt8::kZero})
      .add<Int16>("Int16", {Int16::kLow, Int16::kZero})
      .add<UInt16>("UInt16", {UInt16::kHigh, UInt16::kZero})
      .add<Int32>("Int32", {Int32::kLow, Int32::kZero})
      .add<UInt32>("UInt32", {UInt32::kHigh, UInt32::kZero})
      .add<Int64>("Int64", {Int64::kLow, Int64::kZero})
      .add<UInt64>("UInt64", {UInt64::kHigh, UInt64::kZero})
      .add<Letter>("Letter", {Letter::kA, Letter::kNegative})
      .add<Truth>("Truth", {Truth::kYes, Truth::kNo})
      .add<Plain>("Plain", {kSmall, kLarge})
      .add<space::Inside>("Inside", {space::Inside::kLow, space::Inside::kHigh})
      .add<Enclosing::Kind>("Kind", {Enclosing::Kind::kB, Enclosing::Kind::kA})
      .add<std::vector<Int8>>("vector", {{}, {Int8::kNegative, Int8::kHigh}})
      .add<std::array<UInt8, 2>>("array", {{UInt8::kHigh, UInt8::kZero}})
      .add<std::optional<Int16>>("optional", {std::nullopt, Int16::kLow})
      .add<std::variant<Int8, std::string>>("variant", {Int8::kLow, "text"})
      .write_both("enums");
}

void strings()
{
   Fields()
      .add<std::string>("string", {"", "text", "two\nlines", std::string("nul\0inside", 10), "\xc3\xa9 \xe4\xb8\xad",
                                   std::string(3000, 'x')})
      .add<std::vector<std::string>>("vector", {{}, {"", "a"}, {"bc"}})
      .add<std::array<std::string, 2>>("array", {{"a", ""}, {"", "bcd"}})
      .add<std::optional<std::string>>("optional", {"a", std::nullopt, ""})
      .write_both("strings");
}

void collections()
{
   using Hits = std::vector<Hit>;
   Fields()
      .add<std::vector<float>>("vector", {{}, {1.5f, -2.5f}, {3.f}})
      .add<std::vector<bool>>("bools", {{true, false, true}, {}, {false}})
      .add<std::vector<char>>("chars", {{'a', '\xff'}, {}})
      .add<std::vector<std::byte>>("bytes", {{std::byte{9}}, {}})
      .add<std::vector<std::vector<int>>>("twice", {{}, {{1}, {}, {2, 3}}, {{}}})
      .add<std::vector<std::vector<std::vector<std::vector<std::vector<std::int16_t>>>>>>(
         "five", {{}, {{{{{1, 2}, {}}, {}}, {}}, {}}, {{{{{3}}}}}})
      .add<ROOT::RVec<double>>("rvec", {{}, {1.5, 2.5}})
      .add<ROOT::RVec<bool>>("rvec_bools", {{true, false}, {}})
      .add<ROOT::RVec<std::string>>("rvec_strings", {{"a", ""}, {}})
      .add<ROOT::RVec<ROOT::RVec<int>>>("rvec_twice", {{{1}, {}}, {}})
      .add<std::vector<ROOT::RVec<float>>>("vector_rvec", {{{1.f}, {}}, {}})
      .add<Hits>("hits", {{}, {{1, 0.5f}, {2, 1.5f}}})
      .add<ROOT::RVec<Hit>>("rvec_hits", {{{3, 2.5f}}, {}})
      .make<MyCollection<float>>("proxy", [](MyCollection<float> &value, int i) { value.items.assign(i % 3, i * 0.25f); })
      .make<MyCollection<Hit>>("proxy_hits", [](MyCollection<Hit> &value, int i) { value.items.assign(i % 2, {i, 0.5f}); })
      .write_both("collections");
}

void arrays()
{
   Fields()
      .add<std::array<float, 3>>("array", {{1, 2, 3}, {4, 5, 6}})
      .add<std::array<bool, 3>>("bools", {{true, false, true}, {false, false, true}})
      .add<std::array<std::array<int, 3>, 2>>("twice", {{{{1, 2, 3}, {4, 5, 6}}}, {{{7, 8, 9}, {0, 0, 1}}}})
      .add<std::array<std::vector<int>, 2>>("vectors", {{{{1}, {}}}, {{{2, 3}, {4}}}})
      .add<std::vector<std::array<float, 2>>>("in_vector", {{}, {{1, 2}, {3, 4}}})
      .add<std::array<Hit, 2>>("hits", {{{{1, 0.5f}, {2, 1.5f}}}})
      .add<std::array<std::optional<int>, 2>>("optionals", {{1, std::nullopt}, {std::nullopt, 2}})
      .add<std::array<std::variant<int, std::string>, 2>>("variants", {{1, "a"}, {"b", 2}})
      .add<std::bitset<1>>("bit", {1, 0})
      .add<std::bitset<10>>("bits10", {0x155, 0x200})
      .add<std::bitset<64>>("bits64", {0x8000000000000001ull, 0})
      .make<std::bitset<65>>("bits65", [](std::bitset<65> &value, int i) { value.reset().set(64).set(i); })
      .add<std::vector<std::bitset<3>>>("vector_bits", {{5, 2}, {}})
      .write_both("arrays");
}

void empty_arrays()
{
   using None = std::array<int, 0>;
   Fields()
      .add<int>("before", {1, 2, 3})
      .add<None>("array", {{}})
      .add<std::bitset<0>>("bits", {{}})
      .add<std::array<None, 3>>("inner", {{}})
      .add<std::array<std::array<int, 3>, 0>>("outer", {{}})
      .add<std::array<std::string, 0>>("strings", {{}})
      .add<std::array<std::vector<Hit>, 0>>("lists", {{}})
      .add<std::array<Hollow, 0>>("classes", {{}})
      .add<std::array<std::optional<int>, 0>>("optionals", {{}})
      .add<std::array<std::variant<int, float>, 0>>("variants", {{}})
      .add<Hollow>("class", {{{}, 7}, {{}, 8}})
      .add<std::optional<None>>("in_optional", {None{}, std::nullopt})
      .add<std::variant<None, int>>("in_variant", {None{}, 5})
      .add<std::pair<None, int>>("in_pair", {{{}, 5}, {{}, 6}})
      .add<int>("after", {-1, -2, -3})
      .write("empty_arrays");
}

void c_arrays()
{
   Fields fields;
   fields
      .make<Grids>("grids",
                   [](Grids &value, int i) {
                      for (int j = 0; j < 2; ++j) {
                         value.list[j] = {i * 0.5f};
                         for (int k = 0; k < 2; ++k) {
                            value.bits[j][k] = 5 * i + 2 * j + k;
                            value.lists[j][k].assign(j + k, i + 0.5f);
                            value.arrays[j][k] = {i, 2 * j + k};
                            value.cube[j][0][k] = {static_cast<short>(i - j), 1};
                            value.enums[j][k] = k ? Int8::kNegative : Int8::kHigh;
                            value.reals[j][k] = i + 0.25 * j - k;
                            value.longs[j][k] = (1ull << 60) + i + j * k;
                            value.texts[j][k] = std::string(j + k, 'x');
                         }
                         for (int k = 0; k < 3; ++k)
                            value.numbers[j][k] = 100 * i + 10 * j + k;
                      }
                   })
      .entries = 3;
   fields.write("c_arrays");
}

void sets_and_maps()
{
   using Counts = std::map<std::string, std::int32_t>;
   Fields()
      .add<std::set<std::int32_t>>("set", {{}, {3, -1, 2}})
      .add<std::set<std::string>>("set_strings", {{"b", "a"}, {}})
      .add<std::set<std::set<std::int32_t>>>("set_sets", {{{1, 2}, {}}, {}})
      .add<std::set<std::pair<std::int32_t, std::string>>>("set_pairs", {{{2, "b"}, {1, "a"}}, {}})
      .add<std::multiset<float>>("multiset", {{2.5f, 1.5f, 2.5f}, {}})
      .add<std::unordered_set<std::int64_t>>("unordered_set", {{1, -5, 1ll << 40}, {}})
      .add<std::unordered_multiset<std::uint16_t>>("unordered_multiset", {{7, 7, 9}, {}})
      .add<Counts>("map", {{}, {{"b", 2}, {"a", -1}}})
      .add<std::map<std::string, Counts>>("map_maps", {{{"x", {{"y", 1}}}, {"z", {}}}, {}})
      .add<std::map<std::string, Hit>>("map_hits", {{{"x", {1, 0.5f}}}, {}})
      .add<std::map<std::string, std::vector<std::int32_t>>>("map_vectors", {{{"x", {1, 2}}, {"y", {}}}, {}})
      .add<std::map<std::int32_t, bool>>("map_bools", {{{1, true}, {2, false}}, {}})
      .add<std::multimap<std::int32_t, std::string>>("multimap", {{{1, "a"}, {1, "b"}}, {}})
      .add<std::unordered_map<std::string, double>>("unordered_map", {{{"a", 1.5}, {"b", 2.5}}, {}})
      .add<std::unordered_multimap<std::int32_t, bool>>("unordered_multimap", {{{1, true}, {1, true}}, {}})
      .add<std::vector<Counts>>("vector_maps", {{{{"a", 1}}, {}}, {}})
      .write_both("sets_and_maps");
}

void records()
{
   Fields()
      .add<std::pair<int, std::string>>("pair", {{1, "a"}, {2, ""}})
      .add<std::pair<std::pair<char, bool>, std::vector<float>>>("pair_pair", {{{'a', true}, {1.5f}}, {{'b', false}, {}}})
      .add<std::tuple<int, float, std::string>>("tuple", {{1, 1.5f, "a"}, {2, 2.5f, ""}})
      .add<std::tuple<bool>>("tuple1", {std::tuple<bool>(true), std::tuple<bool>(false)})
      .add<std::vector<std::tuple<int, Hit>>>("tuples", {{}, {{1, {2, 0.5f}}}})
      .write_both("records");
}

void nullable()
{
   Fields()
      .add<std::optional<float>>("optional", {std::nullopt, 1.5f, -0.f})
      .add<std::optional<bool>>("optional_bool", {true, std::nullopt, false})
      .add<std::optional<std::vector<int>>>("optional_vector", {std::nullopt, std::vector<int>{}, std::vector<int>{1, 2}})
      .add<std::optional<Hit>>("optional_hit", {Hit{1, 0.5f}, std::nullopt})
      .add<std::optional<std::variant<int, std::string>>>("optional_variant", {std::nullopt, 1, "a"})
      .add<std::vector<std::optional<double>>>("optionals", {{1.5, std::nullopt}, {}})
      .add<std::optional<std::optional<int>>>("optional_twice", {std::nullopt, std::optional<int>(1)})
      .make<std::unique_ptr<int>>("unique_ptr", [](std::unique_ptr<int> &value, int i) {
         value = i % 2 ? std::make_unique<int>(i) : nullptr;
      })
      .make<std::unique_ptr<Hit>>("unique_hit", [](std::unique_ptr<Hit> &value, int i) {
         value = i % 2 ? nullptr : std::make_unique<Hit>(Hit{i, 0.5f});
      })
      .make<std::unique_ptr<std::vector<int>>>("unique_vector", [](std::unique_ptr<std::vector<int>> &value, int i) {
         value = i % 2 ? std::make_unique<std::vector<int>>(i, i) : nullptr;
      })
      .write_both("nullable");
}

struct Throws {
   operator int() const { throw 1; }
};

void variants()
{
   using Simple = std::variant<int, std::string>;
   Fields()
      .make<Simple>("variant", [](Simple &value, int i) {
         if (i % 4 == 0)
            value = -i;
         else if (i % 4 == 1)
            value = "text";
         else if (i % 4 == 2)
            value = "";
         else
            try {
               value.emplace<0>(Throws()); // leaves it without a value
            } catch (int) {
            }
      })
      .add<std::variant<Hit, std::vector<float>, bool>>("class", {Hit{1, 0.5f}, std::vector<float>{1.5f}, true, false})
      .add<std::vector<Simple>>("vector", {{1, "a"}, {}, {"b"}})
      .add<std::variant<std::variant<int, float>, std::string>>("twice", {std::variant<int, float>(1.5f), "a",
                                                                          std::variant<int, float>(2)})
      .make<std::variant<int, int>>("same", [](std::variant<int, int> &value, int i) {
         if (i % 2)
            value.emplace<1>(i);
         else
            value.emplace<0>(i);
      })
      .write_both("variants");
}

void classes()
{
   Fields fields;
   fields.make<Vec3>("vec3", [](Vec3 &value, int i) { value = Vec3{0.5 * i, 1, 2}; })
      .add<Hit>("hit", {{1, 0.5f}, {2, 1.5f}})
      .add<space::Pair>("space", {{0.5f, 1}, {1.5f, 2}})
      .make<Middle>("middle", [](Middle &value, int i) { value.left = i, value.middle = -i; })
      .make<Diamond>("diamond",
                     [](Diamond &value, int i) {
                        value.left = i, value.middle = i + 1, value.right = 0.5f, value.label = "label", value.own = 0.25;
                        value.lefts.assign(i, Left{i});
                     })
      .make<Shadow>("shadow", [](Shadow &value, int i) { value.Left::left = i, value.left = -0.5; })
      .make<Nothing>("nothing", [](Nothing &, int) {})
      .make<OnlyBase>("only_base", [](OnlyBase &value, int i) { value.left = i; })
      .make<HoldsNothing>("holds_nothing", [](HoldsNothing &value, int i) { value.i = i; })
      .make<Enclosing>("enclosing",
                   [](Enclosing &value, int i) {
                      value.inner.i = i, value.kind = Enclosing::Kind::kB;
                      value.inners.assign(i, {7});
                   })
      .make<Box<int, 2>>("box", [](Box<int, 2> &value, int i) { value = {i, {i, -i}}; })
      .make<Box<Hit, 3>>("box_hit", [](Box<Hit, 3> &value, int i) { value.value.layer = i, value.values[2].layer = -i; })
      .make<Everything>("everything",
                        [](Everything &value, int i) {
                           value.i = i;
                           value.vector.assign(i, 5);
                           value.vectors.assign(i, {"a", ""});
                           value.array[1] = {0.5f};
                           value.map = {{"k", i}};
                           value.set = {i, 1};
                           value.pair = {i, "p"};
                           value.tuple = {i, 0.5f, "t"};
                           value.pointer = i ? std::make_unique<Hit>() : nullptr;
                           if (i)
                              value.variant = Hit{i, 0.5f};
                           else
                              value.variant = "v";
                           value.bits = 0x801;
                           value.atomic = -i;
                           value.plain = kLarge;
                           value.enums = {UInt16::kHigh};
                           value.rvec = {0.5f};
                           value.bools = {true, false};
                           value.hits.assign(i, Hit{i, 0.5f});
                           value.diamond.left = i;
                           value.d32s = {0.1, 0.5};
                        })
      .make<Object>("object", [](Object &value, int i) { value.SetUniqueID(i), value.a = -i; })
      .make<HoldsObject>("holds_object", [](HoldsObject &value, int i) { value.a = i; })
      .entries = 2;
   fields.write_both("classes");
}

void streamers()
{
   Fields fields;
   fields.named<Streamed>("streamed", "Streamed", [](Streamed &value, int i) { value.number = i + 7; })
      .named<Tree>("tree", "Tree",
                   [](Tree &value, int i) { value.value = i, value.branches.assign(i, Tree{5, {Tree{6, {}}}}); })
      .named<std::vector<Tree>>("trees", "std::vector<Tree>",
                                [](std::vector<Tree> &value, int i) { value.assign(i, Tree{i, {}}); })
      .named<Mapped>("mapped", "Mapped",
                     [](Mapped &value, int i) {
                        value.map = {{"x", {i, 0.5f}}};
                        for (auto name : value.names)
                           delete name;
                        value.names = {new TNamed("name", "title"), nullptr};
                     })
      .named<Named>("named", "Named", [](Named &value, int i) { value.SetName("name"), value.value = 0.5 * i; })
      .named<HoldsTrees>("holds_trees", "HoldsTrees",
                         [](HoldsTrees &value, int i) { value.i = i, value.trees.assign(i, Tree{i, {}}); })
      .entries = 3;
   fields.write_both("streamers");
}

void untyped()
{
   std::vector<std::unique_ptr<ROOT::RFieldBase>> members;
   members.push_back(std::make_unique<ROOT::RField<float>>("a"));
   members.push_back(std::make_unique<ROOT::RField<std::vector<int>>>("b"));
   auto model = RNTupleModel::CreateBare();
   model->AddField(std::make_unique<ROOT::RRecordField>("record", std::move(members)));
   members.clear();
   members.push_back(std::make_unique<ROOT::RField<int>>("a"));
   members.push_back(std::make_unique<ROOT::RField<bool>>("b"));
   model->AddField(ROOT::RVectorField::CreateUntyped("records", std::make_unique<ROOT::RRecordField>("_0", std::move(members))));
   model->AddField(ROOT::RVectorField::CreateUntyped("numbers", std::make_unique<ROOT::RField<float>>("_0")));
   auto writer = RNTupleWriter::Recreate(std::move(model), "ntpl", path_of("untyped"), options());
   auto entry = writer->CreateEntry();
   writer->Fill(*entry);
   writer->Fill(*entry);
}

void named_types()
{
   // Fields made from names of types, as users write them: the file keeps ROOT's spelling, and sometimes theirs.
   auto model = RNTupleModel::Create();
   const char *names[] = {"Int_t",      "unsigned int", "Long64_t",       "long",         "Double32_t",
                          "Meters",     "float[2][3]",  "vector<float>",  "std::size_t",  "map<string,int>",
                          "Box<int, 2>", "ROOT::RVec<Float_t>", "std::vector<Double32_t>", "std::array<Meters, 2>"};
   int i = 0;
   for (const char *name : names)
      model->AddField(ROOT::RFieldBase::Create("x" + std::to_string(i++), name).Unwrap());
   auto writer = RNTupleWriter::Recreate(std::move(model), "ntpl", path_of("named_types"), options());
   auto entry = writer->CreateEntry();
   for (const auto &value : *entry) {
      // ROOT does not set numbers.
      const auto &field = value.GetField();
      if (field.GetTraits() & ROOT::RFieldBase::kTraitTriviallyDestructible)
         std::memset(value.GetPtr<void>().get(), 0, field.GetValueSize());
   }
   writer->Fill(*entry);
}

void types(const char *target)
{
   directory = target;
   numbers();
   enums();
   strings();
   collections();
   arrays();
   empty_arrays();
   c_arrays();
   sets_and_maps();
   records();
   nullable();
   variants();
   classes();
   streamers();
   untyped();
   named_types();
}
