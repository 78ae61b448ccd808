import { Broken } from './broken.ts';

/** The base value of each symbol of a length or a distance, and its extra bits (RFC 1951, 3.2.5). */
const lengthBits = [...flat(8, 0), ...[1, 2, 3, 4, 5].flatMap((bits) => flat(4, bits)), 0];
const lengths = [...starts(lengthBits.slice(0, 28), 3), 258];
const distanceBits = [...flat(4, 0), ...Array.from({ length: 26 }, (_, at) => 1 + (at >> 1))];
const distances = starts(distanceBits, 1);
const orderOfSizes = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** A code as a table: for each next bits, how many of them it takes and which symbol they are. */
interface Code {
  readonly most: number;
  readonly table: Uint16Array;
}

const fixedLiterals = codeOf([...flat(144, 8), ...flat(112, 9), ...flat(24, 7), ...flat(8, 8)]);
const fixedDistances = codeOf(flat(30, 5));

/**
 * The bytes of a raw DEFLATE stream (RFC 1951) that says that it has `size` of them. Throws `Broken` when it has
 * more or fewer, so that a small file never becomes a huge one.
 */
export function inflate(packed: Uint8Array, size: number): Uint8Array {
  const out = new Uint8Array(size);
  const bits = new Bits(packed);
  let at = 0;
  for (let isLast = false; !isLast; ) {
    isLast = bits.take(1) === 1;
    const kind = bits.take(2);
    if (kind === 0) at = copyStored(bits, out, at);
    else if (kind === 1) at = readCoded(bits, out, at, fixedLiterals, fixedDistances);
    else if (kind === 2) at = readCoded(bits, out, at, ...readCodes(bits));
    else throw damaged();
  }
  if (at !== size) throw damaged();
  return out;
}

class Bits {
  readonly bytes: Uint8Array;
  private held = 0;
  private count = 0;
  private place = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  take(many: number): number {
    const value = this.peek(many);
    this.drop(many);
    return value;
  }

  /** Past the end there are zeros; the reader is told. */
  peek(many: number): number {
    while (this.count < many) {
      this.held |= (this.bytes[this.place] ?? 0) << this.count;
      this.place += 1;
      this.count += 8;
    }
    return this.held & ((1 << many) - 1);
  }

  drop(many: number): void {
    this.held >>>= many;
    this.count -= many;
    if (this.place - (this.count >> 3) > this.bytes.length) throw damaged();
  }

  /** From the next whole byte on. */
  takeBytes(many: number): Uint8Array {
    const from = this.place - (this.count >> 3);
    if (from + many > this.bytes.length) throw damaged();
    this.place = from + many;
    this.held = 0;
    this.count = 0;
    return this.bytes.subarray(from, from + many);
  }
}

function copyStored(bits: Bits, out: Uint8Array, at: number): number {
  const [low = 0, high = 0, notLow = 0, notHigh = 0] = bits.takeBytes(4);
  const many = low | (high << 8);
  if ((many ^ (notLow | (notHigh << 8))) !== 0xffff || at + many > out.length) throw damaged();
  out.set(bits.takeBytes(many), at);
  return at + many;
}

function readCoded(bits: Bits, out: Uint8Array, from: number, literals: Code, far: Code): number {
  let at = from;
  for (;;) {
    const symbol = next(bits, literals);
    if (symbol === 256) return at;
    if (symbol < 256) {
      if (at >= out.length) throw damaged();
      out[at] = symbol;
      at += 1;
      continue;
    }
    const many = (lengths[symbol - 257] ?? 0) + bits.take(lengthBits[symbol - 257] ?? 0);
    const back = next(bits, far);
    const distance = (distances[back] ?? 0) + bits.take(distanceBits[back] ?? 0);
    if (distance < 1 || distance > at || many < 3 || at + many > out.length) throw damaged();
    for (const end = at + many; at < end; at += 1) out[at] = out[at - distance] ?? 0;
  }
}

function next(bits: Bits, { most, table }: Code): number {
  const entry = table[bits.peek(most)] ?? 0;
  if (entry === 0) throw damaged();
  bits.drop(entry >> 9);
  return entry & 511;
}

function readCodes(bits: Bits): [Code, Code] {
  const [literals, far, many] = [bits.take(5) + 257, bits.take(5) + 1, bits.take(4) + 4];
  const ofSizes = flat(19, 0);
  for (const place of orderOfSizes.slice(0, many)) ofSizes[place] = bits.take(3);
  const code = codeOf(ofSizes);
  const sizes: number[] = [];
  while (sizes.length < literals + far) {
    const symbol = next(bits, code);
    if (symbol < 16) sizes.push(symbol);
    else if (symbol === 16) sizes.push(...flat(3 + bits.take(2), sizes.at(-1) ?? 0));
    else sizes.push(...flat(symbol === 17 ? 3 + bits.take(3) : 11 + bits.take(7), 0));
  }
  return [codeOf(sizes.slice(0, literals)), codeOf(sizes.slice(literals, literals + far))];
}

/** A canonical Huffman code from the size in bits of each symbol; 0: the symbol is not used. */
function codeOf(sizes: readonly number[]): Code {
  const most = Math.max(1, ...sizes);
  const table = new Uint16Array(1 << most);
  let code = 0;
  for (let size = 1; size <= most; size += 1) {
    for (const [symbol, own] of sizes.entries()) {
      if (own !== size) continue;
      if (code >= 1 << size) throw damaged();
      const first = mirrored(code, size);
      for (let at = first; at < table.length; at += 1 << size) table[at] = (size << 9) | symbol;
      code += 1;
    }
    code <<= 1;
  }
  return { most, table };
}

function mirrored(code: number, size: number): number {
  let turned = 0;
  for (let bit = 0; bit < size; bit += 1) turned |= ((code >> bit) & 1) << (size - 1 - bit);
  return turned;
}

function starts(bits: readonly number[], first: number): readonly number[] {
  let from = first;
  return bits.map((many) => {
    const start = from;
    from += 1 << many;
    return start;
  });
}

function flat(many: number, value: number): number[] {
  return Array.from({ length: many }, () => value);
}

function damaged(): Broken {
  return new Broken('El archivo comprimido está dañado.');
}
