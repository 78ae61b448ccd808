/**
 * SHA-256 (FIPS 180-4) of an ASCII text, as 64 hexadecimal digits. Written out here because a lot
 * must be repeatable by anybody, anywhere, without the product: `printf %s TEXT | sha256sum`.
 */
export function sha256(ascii: string): string {
  let hash = initial;
  const words = padded(ascii);
  for (let start = 0; start < words.length; start += 16) {
    hash = mixed(hash, scheduled(words.slice(start, start + 16)));
  }
  return hash.map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** The text in big-endian words, a bit set after it, and its length in bits at the end. */
function padded(ascii: string): readonly number[] {
  const words = new Array<number>((((ascii.length + 8) >> 6) + 1) * 16).fill(0);
  for (let at = 0; at <= ascii.length; at += 1) {
    const byte = at === ascii.length ? 0x80 : ascii.charCodeAt(at);
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - 8 * (at % 4)));
  }
  words[words.length - 1] = ascii.length * 8;
  return words;
}

function scheduled(block: readonly number[]): readonly number[] {
  const words = [...block];
  const word = (at: number): number => words[at] ?? 0;
  for (let at = 16; at < 64; at += 1) {
    const near = word(at - 2);
    const far = word(at - 15);
    const a = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const b = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    words.push((word(at - 16) + a + word(at - 7) + b) | 0);
  }
  return words;
}

type State = readonly [number, number, number, number, number, number, number, number];

function mixed(hash: State, words: readonly number[]): State {
  let [a, b, c, d, e, f, g, h] = hash;
  words.forEach((word, at) => {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + (rounds[at] ?? 0) + word) | 0;
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  });
  const [p, q, r, s, t, u, v, w] = hash;
  return [
    (p + a) >>> 0,
    (q + b) >>> 0,
    (r + c) >>> 0,
    (s + d) >>> 0,
    (t + e) >>> 0,
    (u + f) >>> 0,
    (v + g) >>> 0,
    (w + h) >>> 0,
  ];
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

const initial: State = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

const rounds: readonly number[] = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];
