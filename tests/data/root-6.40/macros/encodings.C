// Every column representation that a type may have.
#include "write.hxx"

using Type = ENTupleColumnType;

template <typename T>
void whole_numbers(Fields &fields, const std::string &name, const std::vector<Type> &columns, const std::vector<T> &values)
{
   for (std::size_t i = 0; i < columns.size(); ++i)
      fields.encode<T>(name + "_" + std::to_string(i), {{columns[i]}}, values);
}

template <typename T>
std::vector<T> around()
{
   return {0, 1, 2, 100, 127, 50};
}

void integers()
{
   Fields fields;
   whole_numbers<std::int8_t>(fields, "int8", {Type::kInt8}, around<std::int8_t>());
   whole_numbers<std::uint8_t>(fields, "uint8", {Type::kUInt8}, around<std::uint8_t>());
   whole_numbers<std::int16_t>(fields, "int16", {Type::kSplitInt16, Type::kInt16}, around<std::int16_t>());
   whole_numbers<std::uint16_t>(fields, "uint16", {Type::kSplitUInt16, Type::kUInt16}, around<std::uint16_t>());
   whole_numbers<std::int32_t>(fields, "int32", {Type::kSplitInt32, Type::kInt32}, around<std::int32_t>());
   whole_numbers<std::uint32_t>(fields, "uint32", {Type::kSplitUInt32, Type::kUInt32}, around<std::uint32_t>());
   whole_numbers<std::int64_t>(fields, "int64", {Type::kSplitInt64, Type::kInt64}, around<std::int64_t>());
   whole_numbers<std::uint64_t>(fields, "uint64", {Type::kSplitUInt64, Type::kUInt64}, around<std::uint64_t>());
   fields.write("integer_columns");
}

void offsets()
{
   Fields fields;
   const std::vector<Type> kinds = {Type::kSplitIndex64, Type::kIndex64, Type::kSplitIndex32, Type::kIndex32};
   for (std::size_t i = 0; i < kinds.size(); ++i) {
      const auto number = std::to_string(i);
      fields.encode<std::vector<int>>("vector_" + number, {{kinds[i]}}, {{}, {1, 2}, {3}})
         .encode<ROOT::RVec<float>>("rvec_" + number, {{kinds[i]}}, {{}, {1, 2}, {3}})
         .encode<std::optional<double>>("optional_" + number, {{kinds[i]}}, {std::nullopt, 1.5, std::nullopt})
         .encode<std::map<std::string, std::int32_t>>("map_" + number, {{kinds[i]}}, {{}, {{"a", 1}}, {{"b", 2}}})
         .encode<std::string>("string_" + number, {{kinds[i], Type::kChar}}, {"", "ab", "c"});
   }
   fields.write("offset_columns");
}

template <typename T>
void reals(const std::string &name)
{
   const std::vector<T> values = {T(0), T(-0.), T(1), T(-1.75), T(0.1), T(1.99), T(-2), T(1e-3)};
   Fields fields;
   std::vector<Type> columns = {Type::kSplitReal32, Type::kReal32, Type::kReal16};
   if (sizeof(T) == 8)
      columns.insert(columns.begin(), {Type::kSplitReal64, Type::kReal64});
   for (std::size_t i = 0; i < columns.size(); ++i)
      fields.encode<T>("whole_" + std::to_string(i), {{columns[i]}}, values);
   const auto special = [&](const std::string &field_name, std::function<void(ROOT::RField<T> &)> change) {
      fields.make<T>(
         field_name, [values](T &value, int i) { value = values[i % values.size()]; },
         [field_name, change]() -> std::unique_ptr<ROOT::RFieldBase> {
            auto field = std::make_unique<ROOT::RField<T>>(field_name);
            change(*field);
            return field;
         });
   };
   special("half", [](ROOT::RField<T> &field) { field.SetHalfPrecision(); });
   for (int bits : {10, 11, 12, 16, 17, 24, 25, 31})
      special("trunc_" + std::to_string(bits), [bits](ROOT::RField<T> &field) { field.SetTruncated(bits); });
   for (int bits : {1, 2, 3, 7, 8, 11, 16, 20, 25, 31, 32})
      special("quant_" + std::to_string(bits), [bits](ROOT::RField<T> &field) { field.SetQuantized(bits, {-2, 2}); });
   fields.write(name);
}

void beyond_half()
{
   // ROOT stores what rounds to more than 65504 as infinity.
   const std::vector<float> values = {65504, 65519, 65520, -65520, 1e5f, -1e30f, std::numeric_limits<float>::infinity()};
   Fields fields;
   fields.encode<float>("float", {{Type::kReal16}}, values)
      .encode<double>("double", {{Type::kReal16}}, {values.begin(), values.end()})
      .write("beyond_half");
}

void many_packed()
{
   // Elements that are no whole bytes, over several pages.
   Fields fields;
   fields
      .make<float>(
         "trunc_13", [](float &value, int i) { value = i * 0.25f; },
         []() -> std::unique_ptr<ROOT::RFieldBase> {
            auto field = std::make_unique<ROOT::RField<float>>("trunc_13");
            field->SetTruncated(13);
            return field;
         })
      .make<double>(
         "quant_7", [](double &value, int i) { value = i % 100; },
         []() -> std::unique_ptr<ROOT::RFieldBase> {
            auto field = std::make_unique<ROOT::RField<double>>("quant_7");
            field->SetQuantized(7, {0, 100});
            return field;
         })
      .make<bool>("bool", [](bool &value, int i) { value = i % 3 == 0; })
      .make<std::bitset<11>>("bits", [](std::bitset<11> &value, int i) { value = i; })
      .entries = 300;
   auto small = options();
   small.SetInitialUnzippedPageSize(16);
   small.SetMaxUnzippedPageSize(64);
   fields.write("packed_pages", small);
}

void encodings(const char *target)
{
   directory = target;
   integers();
   offsets();
   reals<float>("float_columns");
   reals<double>("double_columns");
   beyond_half();
   many_packed();
}
