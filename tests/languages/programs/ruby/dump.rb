# Print parse trees as canonical JSON (docs/canonical-json.md) with parsers that the Kaitai Struct compiler made for Ruby.
#
#     ruby -I RUNTIME dump.rb PARSERS TYPES.json < requests
#
# TYPES.json holds the members of every type by the name by which a request asks for it: [id, kind, types, is a list].
require 'json'
require 'kaitai/struct/struct'

parsers, table = ARGV
TYPES = JSON.parse(File.read(table)).freeze
$LOAD_PATH.unshift(parsers)
Dir[File.join(parsers, '*.rb')].sort.each { |path| require path }

def class_of(name)
  Object.const_get(name.split('.').map { |part| part.split('_').map(&:capitalize).join }.join('::'))
end

def text(value)
  units = value.encode('UTF-16BE').unpack('n*')
  '"' + units.map { |unit|
    next "\\#{unit.chr}" if [0x22, 0x5C].include?(unit)

    unit.between?(0x20, 0x7E) ? unit.chr : format('\\u%04x', unit)
  }.join + '"'
end

def expect(value, *classes)
  raise TypeError, "#{classes.join(' or ')} expected, not #{value.inspect}" unless classes.include?(value.class)

  value
end

def form(grammar, kind, types, value)
  case kind
  when 'int' then expect(value, Integer).to_s
  when 'bool' then expect(value, TrueClass, FalseClass).to_s
  when 'bytes' then %("#{expect(value, String).unpack1('H*')}")
  when 'float' then expect(value, Float).nan? ? '"nan"' : %("#{[value].pack('G').unpack1('H*')}")
  when 'text' then text(expect(value, String))
  when 'object' then dump(grammar, types.first, value)
  end
end

def choice(grammar, types, value)
  name = types.find { |type| value.instance_of?(class_of("#{grammar}.#{type}")) }
  name && %({"#{name}":#{dump(grammar, name, value)}})
end

def member(grammar, node, kind, types, is_list)
  # The bytes that a text is made of are part of the line in any case.
  return if kind == 'text' && !node.public_send(types.first).dup.force_encoding('UTF-8').valid_encoding?

  value = yield
  return if value.nil?
  return choice(grammar, types, value) if kind == 'choice'
  return form(grammar, kind, types, value) unless is_list

  # Version 0.11 of the compiler writes `list << bit != 0`, where Ruby appends the number.
  value = value.map { |bit| { 0 => false, 1 => true }.fetch(bit, bit) } if kind == 'bool'
  "[#{value.map { |item| form(grammar, kind, types, item) }.join(',')}]"
end

def dump(grammar, type, node)
  name = type.empty? ? grammar : "#{grammar}.#{type}"
  parts = TYPES.fetch(name).filter_map { |id, kind, types, is_list|
    found = member(grammar, node, kind, types, is_list) { node.public_send(id) }
    found && %("#{id}":#{found})
  }
  "{#{parts.join(',')}}"
end

# The runtime raises ArgumentError for negative sizes, and Errno::EINVAL for negative offsets.
def canonical(name, data)
  grammar, type = name.split('.')
  dump(grammar, type || '', class_of(name).new(Kaitai::Struct::Stream.new(data)))
rescue EOFError, ArgumentError, Errno::EINVAL, Kaitai::Struct::KaitaiStructError
  'error'
end

$stdin.binmode
$stdout.sync = true
while (size = $stdin.read(4))
  name = $stdin.read(size.unpack1('V'))
  data = $stdin.read($stdin.read(4).unpack1('V'))
  puts canonical(name, data || String.new)
end
