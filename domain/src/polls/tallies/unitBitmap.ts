/**
 * A set of places as integers of thirty bits, each under its number. Adding and taking away a place
 * are sums, so a set may be spread over many documents that nobody reads before writing, and a
 * correction may be written beside what it corrects: only the sum of all is the set, and only it
 * has no negative parts. Nobody adds a place twice: a ballot, which is created once, decides that.
 */
export type UnitBitmap = Readonly<Record<string, number>>;

/** As many as keep every sum of distinct places within what bit operations see as one number. */
const wordBits = 30;

export const emptyBitmap: UnitBitmap = {};

export function bitmapOf(places: Iterable<number>): UnitBitmap {
  const words: Record<string, number> = {};
  for (const place of places) {
    const name = String(Math.floor(place / wordBits));
    words[name] = (words[name] ?? 0) + 2 ** (place % wordBits);
  }
  return words;
}

export function sumBitmaps(all: Iterable<UnitBitmap>): UnitBitmap {
  const sum: Record<string, number> = {};
  for (const words of all) {
    for (const [name, value] of Object.entries(words)) sum[name] = (sum[name] ?? 0) + value;
  }
  return sum;
}

/** What takes those places away when it is added. */
export function negateBitmap(words: UnitBitmap): UnitBitmap {
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, -value]));
}

/** The places of a whole set, from the first to the last. */
export function placesOf(words: UnitBitmap): readonly number[] {
  const places: number[] = [];
  for (const [name, value] of Object.entries(words)) {
    for (let bit = 0; bit < wordBits; bit += 1) {
      if ((value & (1 << bit)) !== 0) places.push(Number(name) * wordBits + bit);
    }
  }
  return places.sort((a, b) => a - b);
}
