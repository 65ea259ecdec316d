// Values as ROOT reads them, as JSON without any rounding.
//
// Integers keep all digits. Reals are the shortest decimals that give back the number, single precision widened first;
// NaN and Infinity stand without quotes, as Python's json has them. A char is a text of one character, its byte as code
// point; the bytes of a std::string stand as they are, so that what is no UTF-8 is kept. Records are objects, collections,
// arrays and bitsets lists, what is missing is null. A variant is {"$tag": alternative counted from 1, "value": ...}, a
// streamer field {"$streamer": the bytes that ROOT streams the object into}.
#pragma once
#include <ROOT/RField.hxx>
#include <TBufferFile.h>
#include <TClass.h>
#include <charconv>
#include <cmath>
#include <string>
#include <type_traits>

namespace exact {

using Field = ROOT::RFieldBase;
using Value = Field::RValue;

inline void hex(std::string &out, unsigned char byte, const char *before = "")
{
   const char *digits = "0123456789abcdef";
   out += before;
   out += digits[byte >> 4];
   out += digits[byte & 15];
}

inline void text(std::string &out, const std::string &bytes)
{
   out += '"';
   for (unsigned char byte : bytes) {
      if (byte < 0x20 || byte == '"' || byte == '\\' || byte == 0x7f)
         hex(out, byte, "\\u00");
      else
         out += static_cast<char>(byte);
   }
   out += '"';
}

inline void real(std::string &out, double number)
{
   if (std::isnan(number)) {
      out += "NaN";
   } else if (std::isinf(number)) {
      out += number > 0 ? "Infinity" : "-Infinity";
   } else {
      char digits[64];
      const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
      const std::string shortest(digits, end);
      out += shortest;
      if (shortest.find_first_of(".e") == std::string::npos)
         out += ".0";
   }
}

// Print the value if the field is one of the given type.
template <typename T>
bool number(std::string &out, const Value &value)
{
   if (!dynamic_cast<const ROOT::RField<T> *>(&value.GetField()))
      return false;
   const T &held = value.GetRef<T>();
   if constexpr (std::is_same_v<T, bool>)
      out += held ? "true" : "false";
   else if constexpr (std::is_same_v<T, char>)
      hex(out, static_cast<unsigned char>(held), "\"\\u00"), out += '"';
   else if constexpr (std::is_same_v<T, std::byte>)
      out += std::to_string(std::to_integer<int>(held));
   else if constexpr (std::is_same_v<T, std::string>)
      text(out, held);
   else if constexpr (std::is_floating_point_v<T>)
      real(out, held);
   else
      out += std::to_string(held);
   return true;
}

template <typename... T>
bool any_number(std::string &out, const Value &value)
{
   return (number<T>(out, value) || ...);
}

inline void print(std::string &out, const Value &value);

inline void list(std::string &out, const std::vector<Value> &items)
{
   out += '[';
   for (const auto &item : items) {
      if (out.back() != '[' || &item != &items.front())
         out += ',';
      print(out, item);
   }
   out += ']';
}

inline void members(std::string &out, const std::vector<Value> &items)
{
   out += '{';
   for (const auto &item : items) {
      if (&item != &items.front())
         out += ',';
      text(out, item.GetField().GetFieldName());
      out += ':';
      print(out, item);
   }
   out += '}';
}

inline void streamed(std::string &out, const Value &value)
{
   TBufferFile buffer(TBuffer::kWrite);
   TClass::GetClass(value.GetField().GetTypeName().c_str())->Streamer(value.GetPtr<void>().get(), buffer);
   out += "{\"$streamer\":\"";
   for (int i = 0; i < buffer.Length(); ++i)
      hex(out, buffer.Buffer()[i]);
   out += "\"}";
}

// ROOT does not split variants into values. libstdc++ keeps the alternative in a byte behind the largest one.
inline void variant(std::string &out, const Value &value)
{
   std::size_t place = 0;
   const auto alternatives = value.GetField().GetConstSubfields();
   for (const auto *alternative : alternatives)
      place = std::max({place, alternative->GetValueSize(), alternative->GetAlignment()});
   const auto object = value.GetPtr<void>();
   const unsigned index = static_cast<const unsigned char *>(object.get())[place];
   if (index == 255) {
      out += "null";
      return;
   }
   out += "{\"$tag\":" + std::to_string(index + 1) + ",\"value\":";
   print(out, const_cast<Field *>(alternatives.at(index))->BindValue(object));
   out += '}';
}

inline void bitset(std::string &out, const Value &value, std::size_t size)
{
   const auto words = static_cast<const unsigned long *>(value.GetPtr<void>().get());
   out += '[';
   for (std::size_t bit = 0; bit < size; ++bit)
      out += std::string(bit ? "," : "") + ((words[bit / 64] >> (bit % 64)) & 1 ? "true" : "false");
   out += ']';
}

inline void print(std::string &out, const Value &value)
{
   const Field &field = value.GetField();
   if (any_number<bool, char, std::byte, std::int8_t, std::uint8_t, std::int16_t, std::uint16_t, std::int32_t, std::uint32_t,
                  std::int64_t, std::uint64_t, float, double, std::string>(out, value))
      return;
   if (dynamic_cast<const ROOT::RStreamerField *>(&field))
      return streamed(out, value);
   if (dynamic_cast<const ROOT::RVariantField *>(&field))
      return variant(out, value);
   if (const auto bits = dynamic_cast<const ROOT::RBitsetField *>(&field))
      return bitset(out, value, bits->GetN());
   if (field.GetTypeName() == "ROOT::RNTupleCardinality<std::uint32_t>") {
      out += std::to_string(*static_cast<const std::uint32_t *>(value.GetPtr<void>().get()));
      return;
   }
   if (field.GetTypeName() == "ROOT::RNTupleCardinality<std::uint64_t>") {
      out += std::to_string(*static_cast<const std::uint64_t *>(value.GetPtr<void>().get()));
      return;
   }
   auto parts = field.SplitValue(value);
   if (dynamic_cast<const ROOT::RNullableField *>(&field)) {
      parts.empty() ? void(out += "null") : print(out, parts.front());
      return;
   }
   if (dynamic_cast<const ROOT::REnumField *>(&field)) {
      // The values of an enumeration are numbers, whatever their type.
      if (dynamic_cast<const ROOT::RField<char> *>(&parts.front().GetField()))
         out += std::to_string(static_cast<int>(parts.front().GetRef<char>()));
      else
         print(out, parts.front());
      return;
   }
   if (dynamic_cast<const ROOT::RAtomicField *>(&field))
      return print(out, parts.front());
   if (field.GetStructure() == ROOT::ENTupleStructure::kRecord)
      return members(out, parts);
   list(out, parts);
}

} // namespace exact
