const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const bitsALetter = 6;

/**
 * A set of places as text, six places a letter of base64: thirty thousand units take 5 KB. As long
 * for every set of the same roster, so that its size says nothing.
 */
export function packPlaces(places: Iterable<number>, size: number): string {
  const values = Array.from({ length: Math.ceil(size / bitsALetter) }, () => 0);
  for (const place of places) {
    const at = Math.floor(place / bitsALetter);
    const value = values[at];
    if (place < size && value !== undefined) values[at] = value | (1 << (place % bitsALetter));
  }
  return values.map((value) => letters[value]).join('');
}

export function unpackPlaces(text: string): ReadonlySet<number> {
  const places = new Set<number>();
  for (const [at, letter] of [...text].entries()) {
    const value = letters.indexOf(letter);
    for (let bit = 0; bit < bitsALetter; bit += 1) {
      if (value > 0 && (value & (1 << bit)) !== 0) places.add(at * bitsALetter + bit);
    }
  }
  return places;
}
