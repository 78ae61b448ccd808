import {
  type DocumentTerms,
  documentRank,
  documentTerms,
  nameKey,
  readDeskCode,
} from '@asamblea/domain';
import { type DeskIndex, type DeskPerson, labelKey } from './deskIndex.ts';

/** Fits in a screen; who is not here types one letter more. */
export const resultsAtMost = 20;

export interface DeskResults {
  readonly people: readonly DeskPerson[];
  /** How many more there are. */
  readonly more: number;
  /** The unit asked for exists and has no owner. */
  readonly ownerless: string | null;
  /** The text is a code of ours that leads to nobody here. */
  readonly code: 'person' | 'plate' | 'misread' | 'entry' | null;
}

const nobody: DeskResults = { people: [], more: 0, ownerless: null, code: null };

interface Query {
  readonly words: readonly string[];
  readonly label: string;
  readonly terms: DocumentTerms;
  /** The unit that the whole text names, however it is written. */
  readonly unitId: string | null;
}

/**
 * Finds people by unit, name, document or plate, without accents or punctuation. An exact match comes first,
 * then a match at the beginning, then one inside.
 */
export function searchDesk(
  index: DeskIndex,
  text: string,
  holderOfPlate: ReadonlyMap<number, string> = new Map(),
): DeskResults {
  const ask = readDeskCode(text);
  switch (ask.kind) {
    case 'text':
      return searchText(index, ask.text, holderOfPlate);
    case 'entry':
    case 'misread':
      return { ...nobody, code: ask.kind };
    case 'proxy-form':
      return nobody;
    case 'person':
      return foundByCode(index, ask.personId, 'person');
    case 'plate':
      return foundByCode(index, holderOfPlate.get(ask.number), 'plate');
  }
}

function foundByCode(
  index: DeskIndex,
  personId: string | undefined,
  code: DeskResults['code'],
): DeskResults {
  const people = index.people.filter((person) => person.personId === personId);
  return people.length === 0 ? { ...nobody, code } : { ...nobody, people };
}

function searchText(
  index: DeskIndex,
  text: string,
  holderOfPlate: ReadonlyMap<number, string>,
): DeskResults {
  const label = labelKey(text);
  if (label === '') return nobody;
  const named = index.findUnit(text);
  const unit = named === 'several' ? null : named;
  const query = {
    words: nameKey(text).split(' '),
    label,
    terms: documentTerms(text, index.country),
    unitId: unit?.unitId ?? null,
  };
  const carrier = /^\d{1,4}$/u.test(label) ? holderOfPlate.get(Number(label)) : undefined;
  const scored = index.people
    .map((person) => {
      const score = scoreOf(person, query);
      return { person, score: person.personId === carrier ? Math.min(score, plateScore) : score };
    })
    .filter(({ score }) => score < notFound)
    .sort((a, b) => a.score - b.score);
  return {
    people: scored.slice(0, resultsAtMost).map(({ person }) => person),
    more: Math.max(0, scored.length - resultsAtMost),
    code: null,
    ownerless:
      index.ownerless.find(
        ({ unitId, label: own }) => unitId === query.unitId || labelKey(own) === label,
      )?.label ?? null,
  };
}

const notFound = 9;
/** A number typed alone may be a plate: after the unit of exactly that name, before any other guess. */
const plateScore = 1;

/** The best of the three ways, from 0 (exactly this) to `notFound`. */
function scoreOf(person: DeskPerson, query: Query): number {
  const held = [...person.owned, ...person.represented];
  if (query.unitId !== null && held.some(({ unitId }) => unitId === query.unitId)) return 0;
  const labels = [
    ...held.map(({ label }) => label),
    ...person.doors.flatMap((door) => door.labels),
  ].map(labelKey);
  return Math.min(
    nameScore(person, query.words),
    documentScore(person.terms, query.terms),
    ...labels.map((label) => labelScore(label, query.label)),
  );
}

function labelScore(label: string, asked: string): number {
  if (label === asked) return 0;
  if (label.startsWith(asked)) return 3;
  return asked.length >= 2 && label.includes(asked) ? 4 : notFound;
}

/** Exactly this document; the same number with another kind, or none; then what is still being typed. */
function documentScore(known: DocumentTerms, asked: DocumentTerms): number {
  const typed = [asked.key, ...asked.numbers].filter((one) => one.length >= 3);
  if (typed.length === 0 || known.key === '') return notFound;
  const rank = documentRank(asked, known);
  if (rank !== null) return [0, 0, 1, 2][rank] ?? notFound;
  const written = [known.key, ...known.numbers];
  const isIn = (test: (one: string, part: string) => boolean) =>
    typed.some((part) => written.some((one) => test(one, part)));
  if (isIn((one, part) => one.startsWith(part))) return 3;
  return isIn((one, part) => part.length >= 4 && one.includes(part)) ? 5 : notFound;
}

function nameScore(person: DeskPerson, asked: readonly string[]): number {
  const begins = asked.every((word) => person.words.some((one) => one.startsWith(word)));
  if (begins) return person.words[0]?.startsWith(asked[0] ?? '') === true ? 1 : 2;
  const contains = asked.every(
    (word) => word.length >= 3 && person.words.some((one) => one.includes(word)),
  );
  return contains ? 5 : notFound;
}
