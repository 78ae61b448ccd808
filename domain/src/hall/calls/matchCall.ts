import { nameWords } from '../../kernel/identity/nameKey.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import type { SeatBook, SeatPerson } from '../attendance/seatBook.ts';
import type { CallGuest } from './readCallReport.ts';

/** The evidence that found somebody in a call. */
export type CallSign = 'document' | 'email' | 'name' | 'unit';

/** The person behind a guest of a call, by the roster and the proxies in force. */
export type CallMatch =
  | { readonly kind: 'person'; readonly person: SeatPerson; readonly signs: readonly CallSign[] }
  /** Nobody, or several: somebody who knows them says which. `why` is null where nobody fits. */
  | {
      readonly kind: 'open';
      readonly perhaps: readonly SeatPerson[];
      readonly why: 'several' | 'apart' | null;
    };

/** E-mail addresses of each person, as many as are known. */
export type KnownAddresses = ReadonlyMap<string, readonly string[]>;

const perhapsAtMost = 6;

/**
 * Finds guests by document, e-mail, full name in any order, or unit beside at least two words of a name. Signs
 * that name different people, or several, match nobody; neither does a first name alone.
 */
export function callMatcher(
  book: SeatBook,
  addresses: KnownAddresses,
): (guest: CallGuest) => CallMatch {
  const here = [...book.held.values()].map(({ personId, personName }) => ({
    personId,
    name: personName,
  }));
  const people = unique([...here, ...book.people]);
  const wordsOf = new Map(people.map((person) => [person, significant(person.name)]));
  const byName = new Map<string, SeatPerson[]>();
  const byWord = new Map<string, SeatPerson[]>();
  const byAddress = new Map<string, SeatPerson[]>();
  for (const person of people) {
    const words = wordsOf.get(person) ?? [];
    push(byName, words.join(' '), person);
    for (const word of new Set(words)) push(byWord, word, person);
    const own = (addresses.get(person.personId) ?? []).map((text) => text.trim().toLowerCase());
    for (const address of new Set(own)) push(byAddress, address, person);
  }
  const nearTo = (words: readonly string[]) =>
    unique(words.flatMap((word) => byWord.get(word) ?? [])).filter((person) =>
      shares(words, wordsOf.get(person) ?? []),
    );
  const peopleOf = (units: readonly Unit[]) =>
    new Set(
      units.flatMap(({ unitId, ownerIds }) => [
        ...ownerIds,
        ...(book.attorneysOf.get(unitId) ?? []).map(({ personId }) => personId),
      ]),
    );

  return (guest) => {
    const said = [guest.name, ...guest.otherNames].map((text) => splitUnit(text, book));
    const units = [...said.flatMap(({ unit }) => unit ?? []), ...unitsOfCell(guest, book)];
    const ofUnits = peopleOf(units);
    const texts = said.map(({ words }) => words).filter((words) => words.length > 0);
    const full = texts.flatMap((words) =>
      words.length > 1 ? (byName.get(words.join(' ')) ?? []) : [],
    );
    const near = unique(texts.flatMap(nearTo));
    const ofBoth = near.filter(({ personId }) => ofUnits.has(personId));
    const signs: readonly (readonly [CallSign, readonly SeatPerson[]])[] = [
      [
        'document',
        [guest.document, ...guest.otherNames, guest.name].flatMap((text) => documentIn(text, book)),
      ],
      ['email', guest.email === '' ? [] : (byAddress.get(guest.email) ?? [])],
      ['name', full],
      ['unit', ofBoth],
    ];
    const spoken = signs.filter(([, people]) => people.length > 0);
    const all = unique(spoken.flatMap(([, people]) => people));
    const common = all.filter(({ personId }) =>
      spoken.every(([, people]) => people.some((one) => one.personId === personId)),
    );
    const [only, second] = common;
    const isNear = near.length === 0 || near.some((one) => one.personId === only?.personId);
    const isOfUnit = units.length === 0 || (only !== undefined && ofUnits.has(only.personId));
    if (only !== undefined && second === undefined && isOfUnit && isNear) {
      return { kind: 'person', person: only, signs: spoken.map(([sign]) => sign) };
    }
    const ofUnit = people.filter(({ personId }) => ofUnits.has(personId));
    const isApart = common.length === 0 || (second === undefined && !(isOfUnit && isNear));
    return {
      kind: 'open',
      perhaps: unique([...all, ...near, ...ofUnit]).slice(0, perhapsAtMost),
      why: all.length === 0 ? null : isApart ? 'apart' : 'several',
    };
  };
}

/** The words of a name that tell people apart, in an order that does not depend on how it is written. */
function significant(name: string): readonly string[] {
  return nameWords(name)
    .filter((word) => !joining.has(word))
    .sort();
}

const joining = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e', 'da', 'do', 'dos', 'das']);

/** At least two words, all of the shorter name in the longer one. */
function shares(own: readonly string[], other: readonly string[]): boolean {
  const [short, long] = own.length <= other.length ? [own, other] : [other, own];
  return short.length > 1 && short.every((word) => long.includes(word));
}

/** A unit written in a name, «T1-101 Ana Pérez», and the words of the name without it. */
function splitUnit(
  text: string,
  { findUnit }: SeatBook,
): { readonly words: readonly string[]; readonly unit: Unit | null } {
  const words = text
    .split(/[\s|_,;:()[\]]+|(?:^|\s)[-–—/]+(?=\s|$)/u)
    .filter((word) => word !== '');
  for (let length = Math.min(words.length, unitWordsAtMost); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const part = words.slice(at, at + length).join(' ');
      if (!/\d/u.test(part)) continue;
      const unit = findUnit(part);
      if (unit === null || unit === 'several') continue;
      return {
        unit,
        words: significant([...words.slice(0, at), ...words.slice(at + length)].join(' ')),
      };
    }
  }
  return { unit: null, words: significant(text) };
}

/** `Torre 1 Apto 101` has four; a house may have one more. */
const unitWordsAtMost = 5;

function unitsOfCell({ unit, group }: CallGuest, { findUnit }: SeatBook): readonly Unit[] {
  const found = unit === '' ? null : findUnit(unit, group);
  return found === null || found === 'several' ? [] : [found];
}

/** A document is long: a short number in a name is a unit or nothing. `+57…` is a telephone. */
function documentIn(text: string, { findDocument }: SeatBook): readonly SeatPerson[] {
  if (text.trim().startsWith('+')) return [];
  const [number] = /\d(?:[.\s-]?\d){5,}/u.exec(text) ?? [];
  return number === undefined ? [] : findDocument(number);
}

function push(lists: Map<string, SeatPerson[]>, key: string, person: SeatPerson): void {
  if (key === '') return;
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  list.push(person);
}

function unique(people: readonly SeatPerson[]): readonly SeatPerson[] {
  return [...new Map(people.map((person) => [person.personId, person])).values()];
}
