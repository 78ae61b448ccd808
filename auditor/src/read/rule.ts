import {
  type Fields,
  fieldsOf,
  inside,
  insideMaybe,
  listIn,
  listMaybe,
  Misshapen,
  oneOf,
  textIn,
  wholeIn,
} from './shape.ts';

export const bases = [
  'all',
  'allMinusExcluded',
  'present',
  'cast',
  'validCast',
  'forAndAgainst',
] as const;
export type Base = (typeof bases)[number];
const numerators = ['favour', 'against', 'present', 'tookPart'] as const;
export type Numerator = (typeof numerators)[number];

/** An exact fraction, to pass (`>`) or to reach (`>=`). */
export interface Threshold {
  readonly comparison: '>' | '>=';
  readonly numerator: number;
  readonly denominator: number;
}

export interface Share {
  readonly kind: 'share';
  readonly numerator: Numerator;
  readonly base: Base;
  readonly scope: string;
  readonly threshold: Threshold;
}

export type Requirement =
  | Share
  | {
      readonly kind: 'count';
      readonly numerator: Numerator;
      readonly scope: string;
      readonly least: number;
    }
  | { readonly kind: 'allOf' | 'anyOf'; readonly of: readonly Requirement[] }
  | {
      readonly kind: 'cases';
      readonly cases: readonly {
        readonly calls: readonly number[] | undefined;
        readonly attendance: Share | undefined;
        readonly ask: Requirement;
      }[];
      readonly otherwise: Requirement;
    };

export type Reason = 'arrears' | 'conflict';

export interface Exclusions {
  readonly quorum: readonly Reason[];
  readonly base: readonly Reason[];
  readonly vote: readonly Reason[];
  readonly reach: 'unit' | 'owner';
}

export interface CallQuorum {
  readonly call: number;
  readonly requirement: Requirement | null;
}

/** The requirements of a decision, as its question locked them. */
export interface Rule {
  readonly ruleId: string;
  readonly requirement: Requirement;
  readonly quorum: readonly CallQuorum[];
  readonly isQuorumAtInstallation: boolean;
  readonly exclusions: Exclusions;
  readonly turnout: Requirement | undefined;
  readonly unless: Requirement | undefined;
  readonly presumesConsent: boolean;
  readonly conflictReach: 'own' | 'represented';
  readonly asksConsentOf: boolean;
  readonly classVote:
    | { readonly requirement: Requirement; readonly firstCall: Requirement | undefined }
    | undefined;
}

/** No law nests deeper. */
const deepest = 12;

export function readRule(fields: Fields): Rule {
  const conflict = insideMaybe(fields, 'conflict');
  const classVote = insideMaybe(fields, 'classVote');
  return {
    ruleId: textIn(fields, 'ruleId'),
    requirement: readRequirement(inside(fields, 'requirement')),
    quorum: readQuorums(fields),
    isQuorumAtInstallation: fields.quorumAt === 'installation',
    exclusions: readExclusions(inside(fields, 'exclusions')),
    turnout: requirementOf(insideMaybe(fields, 'turnout'), 'requirement'),
    unless: requirementOf(insideMaybe(fields, 'unless'), 'requirement'),
    presumesConsent: insideMaybe(fields, 'presumedConsent') !== undefined,
    conflictReach:
      conflict === undefined ? 'own' : oneOf(conflict, 'reach', ['own', 'represented']),
    asksConsentOf: insideMaybe(fields, 'consentOf') !== undefined,
    classVote:
      classVote === undefined
        ? undefined
        : {
            requirement: readRequirement(inside(classVote, 'requirement')),
            firstCall: requirementOf(classVote, 'firstCall'),
          },
  };
}

export function readQuorums(fields: Fields): readonly CallQuorum[] {
  return listIn(fields, 'quorum').map((value) => {
    const quorum = fieldsOf(value, 'quorum');
    const requirement = requirementOf(quorum, 'requirement') ?? null;
    return { call: wholeIn(quorum, 'call'), requirement };
  });
}

export function readExclusions(fields: Fields): Exclusions {
  const reasons = (name: string) =>
    listIn(fields, name).map((value): Reason => {
      if (value === 'arrears' || value === 'conflict') return value;
      throw new Misshapen(`«${name}» dice algo que no se conoce.`);
    });
  return {
    quorum: reasons('quorum'),
    base: reasons('base'),
    vote: reasons('vote'),
    reach: oneOf(fields, 'reach', ['unit', 'owner']),
  };
}

function requirementOf(fields: Fields | undefined, name: string): Requirement | undefined {
  const found = fields === undefined ? undefined : insideMaybe(fields, name);
  return found === undefined ? undefined : readRequirement(found);
}

function readRequirement(fields: Fields, depth = 0): Requirement {
  if (depth > deepest) throw new Misshapen('Una regla tiene demasiadas partes.');
  const kind = oneOf(fields, 'kind', ['share', 'count', 'allOf', 'anyOf', 'cases']);
  const part = (value: unknown) => readRequirement(fieldsOf(value, 'of'), depth + 1);
  switch (kind) {
    case 'share':
      return readShare(fields);
    case 'count':
      return {
        kind,
        numerator: oneOf(fields, 'numerator', numerators),
        scope: textIn(fields, 'scope'),
        least: wholeIn(fields, 'least'),
      };
    case 'allOf':
    case 'anyOf':
      return { kind, of: listIn(fields, 'of').map(part) };
    case 'cases':
      return {
        kind,
        cases: listIn(fields, 'cases').map((value) => {
          const one = fieldsOf(value, 'cases');
          const when = inside(one, 'when');
          const attendance = insideMaybe(when, 'attendance');
          const calls = listMaybe(when, 'calls').filter((call) => typeof call === 'number');
          return {
            calls: when.calls === undefined ? undefined : calls,
            attendance: attendance === undefined ? undefined : readShare(attendance),
            ask: part(one.ask),
          };
        }),
        otherwise: part(fields.otherwise),
      };
  }
}

function readShare(fields: Fields): Share {
  const threshold = inside(fields, 'threshold');
  const denominator = wholeIn(threshold, 'denominator');
  if (denominator === 0) throw new Misshapen('Una regla divide por cero.');
  return {
    kind: 'share',
    numerator: oneOf(fields, 'numerator', numerators),
    base: oneOf(fields, 'base', bases),
    scope: textIn(fields, 'scope'),
    threshold: {
      comparison: oneOf(threshold, 'comparison', ['>', '>=']),
      numerator: wholeIn(threshold, 'numerator'),
      denominator,
    },
  };
}
