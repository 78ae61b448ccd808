/** The constants of FIPS 180-4: the fractions of the cube roots of the first sixty-four primes. */
const rounds = cubeRoots(64);
const start = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

/** SHA-256 of some bytes, or of a text in UTF-8, in hexadecimal. It is our own so that it also works in a page opened from a disk. */
export function sha256(data: Uint8Array | string): string {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  const state = Int32Array.from(start);
  const words = new Int32Array(64);
  const whole = bytes.length - (bytes.length % 64);
  for (let from = 0; from < whole; from += 64) addBlock(state, words, bytes, from);
  const tail = lastBlocks(bytes.subarray(whole), bytes.length);
  for (let from = 0; from < tail.length; from += 64) addBlock(state, words, tail, from);
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The remaining bytes, a bit, zeros and the length in bits. */
function lastBlocks(rest: Uint8Array, length: number): Uint8Array {
  const tail = new Uint8Array(rest.length < 56 ? 64 : 128);
  tail.set(rest);
  tail[rest.length] = 0x80;
  const view = new DataView(tail.buffer);
  view.setUint32(tail.length - 8, Math.floor(length / 0x20000000));
  view.setUint32(tail.length - 4, (length << 3) >>> 0);
  return tail;
}

function addBlock(state: Int32Array, words: Int32Array, bytes: Uint8Array, from: number): void {
  const at = (array: Int32Array, place: number) => array[place] as number;
  for (let i = 0; i < 16; i += 1) {
    const place = from + 4 * i;
    const [a = 0, b = 0, c = 0, d = 0] = [
      bytes[place],
      bytes[place + 1],
      bytes[place + 2],
      bytes[place + 3],
    ];
    words[i] = (a << 24) | (b << 16) | (c << 8) | d;
  }
  for (let i = 16; i < 64; i += 1) {
    const [x, y] = [at(words, i - 15), at(words, i - 2)];
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    words[i] = (at(words, i - 16) + s0 + at(words, i - 7) + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    ...[number, number, number, number],
    ...[number, number, number, number],
  ];
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + s1 + chosen + (rounds[i] as number) + at(words, i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((value, place) => {
    state[place] = (at(state, place) + value) | 0;
  });
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The first 32 bits of the fraction of the cube root of each prime, with whole numbers. */
function cubeRoots(many: number): Int32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < many; n += 1) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return Int32Array.from(primes, (prime) => {
    const cube = BigInt(prime) << 96n;
    let [low, high] = [0n, 1n << 36n];
    while (high - low > 1n) {
      const middle = (low + high) / 2n;
      if (middle ** 3n <= cube) low = middle;
      else high = middle;
    }
    return Number(low & 0xffffffffn) | 0;
  });
}
