import { documentIdentity } from '../../kernel/identity/documentTerms.ts';
import { nameKey } from '../../kernel/identity/nameKey.ts';
import { emailsOf, type Person } from '../../kernel/identity/person.ts';

/** Somebody as a row names them. */
export type NamedPerson = Omit<Person, 'personId' | 'isContactOld'>;

interface NamedIn extends NamedPerson {
  readonly unitId: string;
}

/** By name and unit: the first unit of that person. Only names that more than one person may have. */
export type Namesakes = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Those without a document whose name stands in several units with nothing that says that they are one
 * person: no e-mail and no telephone in common.
 */
export function namesakesOf(named: readonly NamedIn[], country: string): Namesakes {
  const byName = new Map<string, NamedIn[]>();
  for (const one of named) {
    const key = nameKey(one.name);
    if (key === '' || documentIdentity(one.document, country) !== '') continue;
    const others = byName.get(key);
    if (others === undefined) byName.set(key, [one]);
    else others.push(one);
  }
  return new Map(
    [...byName].flatMap(([key, ones]) => {
      const first = firstUnits(ones);
      return new Set(first.values()).size < 2 ? [] : [[key, first] as const];
    }),
  );
}

/** A name of one word: many people have it. */
export function isFirstName(name: string): boolean {
  return !nameKey(name).includes(' ');
}

/** The first unit that is reached from each one by their common people. */
function firstUnits(ones: readonly NamedIn[]): ReadonlyMap<string, string> {
  const order = [...new Set(ones.map(({ unitId }) => unitId))];
  const place = new Map(order.map((unitId, i) => [unitId, i]));
  const above = order.map((_, i) => i);
  const top = (i: number): number => {
    const up = above[i] ?? i;
    if (up === i) return i;
    const found = top(up);
    above[i] = found;
    return found;
  };
  const bySign = new Map<string, number>();
  for (const one of ones) {
    const mine = place.get(one.unitId) ?? 0;
    for (const sign of signsOf(one)) {
      const [low, high] = [top(mine), top(bySign.get(sign) ?? mine)].sort((a, b) => a - b);
      above[high ?? mine] = low ?? mine;
      bySign.set(sign, mine);
    }
  }
  return new Map(order.map((unitId, i) => [unitId, order[top(i)] ?? unitId]));
}

function signsOf(one: NamedPerson): readonly string[] {
  const digits = (one.phone ?? '').replace(/\D/gu, '');
  return [...emailsOf(one), ...(digits === '' ? [] : [digits])];
}
