import { type CountRecord, readCount } from './event.ts';
import type { Place } from './place.ts';
import {
  type Fields,
  fieldsOf,
  inside,
  insideMaybe,
  listIn,
  listMaybe,
  Misshapen,
  textIn,
  textMaybe,
  textsIn,
  wholeIn,
  wholeMaybe,
} from './shape.ts';

interface OptionCount {
  readonly optionId: string;
  readonly label: string;
  /** Null where a secret vote keeps it. */
  readonly weight: number | null;
  readonly units: number | null;
  readonly heads: number | null;
}

export interface MeasureRecord {
  readonly scope: string;
  readonly base: string;
  readonly of: number;
  readonly spoilt: number;
  readonly votes: Readonly<Record<string, number>>;
  readonly name: string;
  readonly threshold: unknown;
}

export interface ResultRecord extends Place {
  readonly questionId: string;
  readonly text: string;
  readonly options: readonly OptionCount[];
  readonly didNotVote: CountRecord;
  readonly base: CountRecord;
  readonly quorum: {
    readonly call: number;
    readonly present: CountRecord;
    readonly total: CountRecord;
    readonly met: boolean;
  };
  readonly measures: readonly MeasureRecord[];
  readonly verdict: {
    readonly kind: string;
    readonly ruleId: string;
    readonly sentence: string;
    readonly finding: unknown;
  };
  readonly elected: ElectedRecord | undefined;
  readonly seal:
    | {
        readonly of: string;
        readonly count: number;
        readonly salt: string;
        readonly hash: string;
        readonly digest: string;
      }
    | undefined;
  readonly told:
    | {
        readonly kind: string;
        readonly measure: 'weight' | 'units' | 'heads';
        readonly voted: CountRecord;
        readonly heads: number | undefined;
      }
    | undefined;
  readonly leftOut: readonly string[];
  readonly closedAt: number;
  readonly isPresumed: boolean;
  readonly fields: Fields;
}

interface ElectedRecord {
  readonly seats: readonly {
    readonly optionId: string;
    readonly by: string;
    readonly name: string;
  }[];
  readonly vacant: number;
  readonly tied: readonly string[];
  readonly lotSeed: string | undefined;
  readonly quotient: { readonly votes: number; readonly seats: number } | undefined;
}

export function readResult(fields: Fields, place: Place): ResultRecord {
  const verdict = inside(fields, 'verdict');
  const elected = insideMaybe(fields, 'elected');
  const seal = insideMaybe(fields, 'seal');
  const told = insideMaybe(fields, 'told');
  const quorum = inside(fields, 'quorum');
  return {
    ...place,
    fields,
    questionId: textIn(fields, 'questionId'),
    text: textIn(fields, 'text'),
    options: listIn(fields, 'options').map((one) => readOptionCount(fieldsOf(one, 'options'))),
    didNotVote: readSigned(inside(fields, 'didNotVote')),
    base: readCount(inside(fields, 'base')),
    quorum: {
      call: wholeIn(quorum, 'call'),
      present: readCount(inside(quorum, 'present')),
      total: readCount(inside(quorum, 'total')),
      met: quorum.met === true,
    },
    measures: listMaybe(fields, 'measures').map((one) => readMeasure(fieldsOf(one, 'measures'))),
    verdict: {
      kind: textIn(verdict, 'kind'),
      ruleId: textIn(verdict, 'ruleId'),
      sentence: textIn(verdict, 'sentence'),
      finding: verdict.finding,
    },
    elected: elected === undefined ? undefined : readElected(elected),
    seal:
      seal === undefined
        ? undefined
        : {
            of: textIn(seal, 'of'),
            count: wholeIn(seal, 'count'),
            salt: textIn(seal, 'salt'),
            hash: textIn(seal, 'hash'),
            digest: textIn(seal, 'digest'),
          },
    told: told === undefined ? undefined : readTold(told),
    leftOut: fields.leftOut === undefined ? [] : textsIn(fields, 'leftOut'),
    closedAt: wholeIn(fields, 'closedAt'),
    isPresumed: insideMaybe(fields, 'presumed') !== undefined,
  };
}

function readTold(told: Fields): NonNullable<ResultRecord['told']> {
  const measure = textIn(told, 'measure');
  if (measure !== 'weight' && measure !== 'units' && measure !== 'heads') {
    throw new Misshapen('«measure» dice algo que no se conoce.');
  }
  const voted = readCount(inside(told, 'voted'));
  return { kind: textIn(told, 'kind'), measure, voted, heads: wholeMaybe(told, 'heads') };
}

/** Several marks a ballot add up to more than the base, and then this is less than zero. */
function readSigned(fields: Fields): CountRecord {
  const { weight, units } = fields;
  if (Number.isSafeInteger(weight) && Number.isSafeInteger(units)) {
    return { weight: Number(weight), units: Number(units) };
  }
  throw new Misshapen('«didNotVote» no son números enteros.');
}

function readOptionCount(fields: Fields): OptionCount {
  return {
    optionId: textIn(fields, 'optionId'),
    label: textIn(fields, 'label'),
    weight: wholeMaybe(fields, 'weight') ?? null,
    units: wholeMaybe(fields, 'units') ?? null,
    heads: wholeMaybe(fields, 'heads') ?? null,
  };
}

function readMeasure(fields: Fields): MeasureRecord {
  const votes = inside(fields, 'votes');
  return {
    scope: textIn(fields, 'scope'),
    base: textIn(fields, 'base'),
    of: wholeIn(fields, 'of'),
    spoilt: wholeMaybe(fields, 'spoilt') ?? 0,
    votes: Object.fromEntries(Object.keys(votes).map((name) => [name, wholeIn(votes, name)])),
    name: textMaybe(fields, 'name') ?? '',
    threshold: fields.threshold ?? null,
  };
}

function readElected(fields: Fields): ElectedRecord {
  const [tie, lot, quotient] = [
    insideMaybe(fields, 'tie'),
    insideMaybe(fields, 'lot'),
    insideMaybe(fields, 'quotient'),
  ];
  return {
    seats: listIn(fields, 'seats').map((value) => {
      const seat = fieldsOf(value, 'seats');
      return {
        optionId: textIn(seat, 'optionId'),
        by: textIn(seat, 'by'),
        name: textIn(seat, 'name'),
      };
    }),
    vacant: wholeIn(fields, 'vacant'),
    tied: tie === undefined ? [] : textsIn(tie, 'among'),
    lotSeed: lot === undefined ? undefined : textIn(lot, 'seed'),
    quotient:
      quotient === undefined
        ? undefined
        : { votes: wholeIn(quotient, 'votes'), seats: wholeIn(quotient, 'seats') },
  };
}
