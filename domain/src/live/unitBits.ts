/**
 * Which units of a roster something is true of, by their order in it: a character for every six of
 * them. Thirty thousand units are five thousand characters.
 */
export type UnitBits = string;

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const perDigit = 6;

/** `size` is how many units the roster has; orders outside of it are ignored. */
export function writeUnitBits(orders: Iterable<number>, size: number): UnitBits {
  const values = new Uint8Array(Math.ceil(size / perDigit));
  for (const order of orders) {
    if (!Number.isInteger(order) || order < 0 || order >= size) continue;
    const at = Math.floor(order / perDigit);
    values[at] = (values[at] ?? 0) | (1 << (order % perDigit));
  }
  return Array.from(values, (value) => digits.charAt(value)).join('');
}

/** The orders that are set, from the first to the last. */
export function readUnitBits(bits: UnitBits): readonly number[] {
  const orders: number[] = [];
  for (let at = 0; at < bits.length; at += 1) {
    const value = digits.indexOf(bits.charAt(at));
    for (let bit = 0; bit < perDigit; bit += 1) {
      if (value & (1 << bit)) orders.push(at * perDigit + bit);
    }
  }
  return orders;
}

const perWord = 30;

/** Words of thirty units that are added up in the database: each unit adds its bit once. */
export type UnitWords = Readonly<Record<string, number>>;

export function wordsOf(orders: readonly number[]): UnitWords {
  const words: Record<string, number> = {};
  for (const order of new Set(orders)) {
    const word = `w${Math.floor(order / perWord)}`;
    words[word] = (words[word] ?? 0) + 2 ** (order % perWord);
  }
  return words;
}

export function ordersIn(words: UnitWords): readonly number[] {
  return Object.entries(words).flatMap(([name, value]) => {
    const first = Number(name.slice(1)) * perWord;
    const set: number[] = [];
    for (let bit = 0; bit < perWord; bit += 1) if (value & (1 << bit)) set.push(first + bit);
    return set;
  });
}
