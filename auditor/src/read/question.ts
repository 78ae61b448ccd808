import type { Place } from './place.ts';
import { type Rule, readRule } from './rule.ts';
import {
  type Fields,
  fieldsOf,
  inside,
  insideMaybe,
  listIn,
  listMaybe,
  oneOf,
  textIn,
  textMaybe,
  textsIn,
  wholeIn,
  wholeMaybe,
} from './shape.ts';

const roles = ['favour', 'against', 'blank', 'abstention', 'candidate'] as const;
type Role = (typeof roles)[number];

export interface OptionRecord {
  readonly optionId: string;
  readonly label: string;
  readonly role: Role;
  /** Of a slate, in the order in which they win seats. */
  readonly lines: readonly { readonly name: string; readonly substitute: string | null }[];
}

const kinds = ['one', 'several', 'people', 'slates', 'ranking', 'survey'] as const;

export interface ElectionRecord {
  readonly kind: (typeof kinds)[number];
  readonly least: number;
  readonly most: number;
  readonly seats: number;
  readonly needsMajority: boolean;
  readonly isByQuotient: boolean;
}

/** Somebody whom the chair named: a person with all that is theirs, or a unit with all that its owners have. */
export interface NamedRecord {
  readonly unitId: string | undefined;
  readonly ownerIds: readonly string[];
}

export interface QuestionRecord extends Place {
  readonly questionId: string;
  /** The title as people read it: `3`, `3 (2.ª)`. */
  readonly title: string;
  readonly text: string;
  readonly session: number;
  readonly state: string;
  /** The closing time by the clock, in milliseconds; nothing where it had none. */
  readonly closesAt: number | undefined;
  readonly isSecret: boolean;
  readonly options: readonly OptionRecord[];
  readonly election: ElectionRecord | undefined;
  readonly rule: Rule;
  readonly isInPerson: boolean;
  readonly named: Readonly<Record<'conflict' | 'affected' | 'class', readonly NamedRecord[]>>;
}

export function readQuestion(fields: Fields, place: Place): QuestionRecord {
  const number = wholeIn(fields, 'number');
  const repetition = wholeMaybe(fields, 'repetition');
  const election = insideMaybe(fields, 'election');
  const named = insideMaybe(fields, 'named');
  return {
    ...place,
    questionId: textIn(fields, 'questionId'),
    title: repetition === undefined ? `${number}` : `${number} (vez ${repetition})`,
    text: textIn(fields, 'text'),
    session: wholeIn(fields, 'session'),
    state: textIn(fields, 'state'),
    closesAt: wholeMaybe(fields, 'closesAt'),
    isSecret: fields.disclosure === 'secret',
    options: listIn(fields, 'options').map((one) => readOption(fieldsOf(one, 'options'))),
    election: election === undefined ? undefined : readElection(election),
    rule: readRule(inside(fields, 'rule')),
    isInPerson: fields.inPerson !== undefined && fields.inPerson !== null,
    named: {
      conflict: readNamed(named, 'conflict'),
      affected: readNamed(named, 'affected'),
      class: readNamed(named, 'class'),
    },
  };
}

function readOption(fields: Fields): OptionRecord {
  return {
    optionId: textIn(fields, 'optionId'),
    label: textIn(fields, 'label'),
    role: oneOf(fields, 'role', roles),
    lines: listMaybe(fields, 'lines').map((value) => {
      const line = fieldsOf(value, 'lines');
      return { name: textIn(line, 'name'), substitute: textMaybe(line, 'substitute') ?? null };
    }),
  };
}

function readElection(fields: Fields): ElectionRecord {
  const marks = inside(fields, 'marks');
  return {
    kind: oneOf(fields, 'kind', kinds),
    least: wholeMaybe(marks, 'min') ?? 1,
    most: wholeIn(marks, 'max'),
    seats: wholeMaybe(fields, 'seats') ?? 0,
    needsMajority: fields.needsMajority === true,
    isByQuotient:
      fields.method === 'quotient' || (fields.kind === 'slates' && fields.method === null),
  };
}

function readNamed(named: Fields | undefined, kind: string): readonly NamedRecord[] {
  const set = named === undefined ? undefined : insideMaybe(named, kind);
  if (set === undefined) return [];
  return listMaybe(set, 'of').map((value) => {
    const one = fieldsOf(value, 'of');
    return { unitId: textMaybe(one, 'unitId'), ownerIds: textsIn(one, 'ownerIds') };
  });
}
