# As much of the runtime of Kaitai Struct for Ruby as parsers of the grammars call, for machines without the gem.
# The interface is documented at https://doc.kaitai.io/stream_api.html.
require 'stringio'

module Kaitai
  module Struct
    VERSION = '0.11'.freeze

    class KaitaiStructError < StandardError; end

    class ValidationExprError < KaitaiStructError
      def initialize(actual, io, path)
        super("#{path}: at #{io.pos}: #{actual.inspect} does not fulfil the condition")
      end
    end

    class ValidationNotEqualError < KaitaiStructError
      def initialize(expected, actual, io, path)
        super("#{path}: at #{io.pos}: #{actual.inspect} is not #{expected.inspect}")
      end
    end

    class Struct
      attr_reader :_io, :_parent, :_root

      def initialize(io, parent = nil, root = nil)
        @_io = io
        @_parent = parent
        @_root = root
      end
    end

    class Stream
      NUMBERS = {
        u1: 'C', u2le: 'S<', u4le: 'L<', u8le: 'Q<', u2be: 'S>', u4be: 'L>', u8be: 'Q>',
        s1: 'c', s2le: 's<', s4le: 'l<', s8le: 'q<', s2be: 's>', s4be: 'l>', s8be: 'q>',
        f4le: 'e', f8le: 'E', f4be: 'g', f8be: 'G'
      }.freeze

      NUMBERS.each do |name, form|
        define_method("read_#{name}") { read_bytes(name[1].to_i).unpack1(form) }
      end

      def initialize(data)
        @data = StringIO.new(data)
        align_to_byte
      end

      def pos = @data.pos

      def size = @data.size

      def eof? = @data.eof? && @num_bits.zero?

      def seek(pos)
        align_to_byte
        @data.seek(pos)
      end

      def align_to_byte
        @bits = @num_bits = 0
      end

      def read_bits_int_le(count)
        while @num_bits < count
          @bits |= take(1).ord << @num_bits
          @num_bits += 8
        end
        found = @bits & ((1 << count) - 1)
        @bits >>= count
        @num_bits -= count
        found
      end

      def read_bytes(count)
        align_to_byte
        take(count)
      end

      def read_bytes_full
        align_to_byte
        @data.read
      end

      def read_bytes_term(last, include, consume, eos_error)
        align_to_byte
        found = String.new
        until @data.eof?
          byte = @data.read(1)
          next found << byte if byte.ord != last

          found << byte if include
          @data.seek(pos - 1) unless consume
          return found
        end
        raise EOFError, "the byte #{last} is missing" if eos_error

        found
      end

      def substream(count) = Stream.new(read_bytes(count))

      private

      def take(count)
        left = [0, size - pos].max
        raise EOFError, "#{count} bytes wanted, #{left} left" if count > left

        count.zero? ? String.new : @data.read(count)
      end
    end
  end
end
