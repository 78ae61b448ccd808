import type { Source } from '../../kernel/bylaws/source.ts';
import { assess } from '../../laws/findings/assess.ts';
import { quorumOfCall } from '../../laws/quorum/quorum.ts';
import { conflictLaw, type Rule } from '../../laws/rules/rule.ts';
import { addConsent, presumeConsent } from '../../laws/verdicts/presumedConsent.ts';
import { excluderOf, muteReasons, type RollUnit } from '../../laws/verdicts/roll.ts';
import type { Verdict } from '../../laws/verdicts/verdict.ts';
import { type RollSources, rollOf } from '../../meeting/quorum/rollOf.ts';
import { judgeRoll } from '../judging/judgeRoll.ts';
import { type MeasuredQuestion, measureQuestion, type Sat } from '../judging/measureQuestion.ts';
import { rollTermsOf } from '../judging/rollTermsOf.ts';
import type { Question } from '../questions/question.ts';
import { type Shortage, type Shortages, shortagesOf } from './shortage.ts';

/** One thing that is asked and is not there when everybody present votes in favour. */
export interface Lack {
  /** `attempt`: what those who came must adopt for the absent to be asked. `hoped`: though all of these keep silent. */
  readonly of: 'quorum' | 'majority' | 'attempt' | 'hoped' | 'turnout' | 'affected' | 'class';
  readonly short: Shortages;
  readonly source: Source;
}

/**
 * Whether a question can pass with those who are present. `pending`: only if absentees, who can be
 * presumed to agree, do not object. `can-elect`: of an election, that there is quorum of the decision, and no more.
 * `no-quorum`: as many as there are cannot decide.
 */
export type Reach =
  | {
      readonly kind: 'reachable';
      /** Nobody said yet whom the decision touches, which may change it. */
      readonly isUnnamed: boolean;
    }
  | { readonly kind: 'pending' | 'can-elect' }
  | {
      readonly kind: 'no-quorum' | 'out-of-reach';
      readonly lacks: readonly Lack[];
      /** Not even with every unit of the roster. */
      readonly isBeyond: boolean;
    };

export interface ReachSources extends Omit<RollSources, 'ballots' | 'options' | 'named'> {
  readonly question: Question;
  readonly call: number;
  /** The meeting was installed, with quorum: where the law measures it then, it is not measured again. */
  readonly isInstalled?: boolean;
}

/**
 * The best that a question can come to: everybody present votes in favour. It reads the roster, who is there and the
 * rule, and no ballot. Null for a survey, which decides nothing.
 */
export function reachOf(sources: ReachSources): Reach | null {
  const { question } = sources;
  if (question.election?.kind === 'survey') return null;
  const roll = rollOf({ ...sources, ballots: [], ...rollTermsOf(question) });
  const judge = judgeOf(sources);
  const stand = judge(roll);
  if (!('lacks' in stand)) return stand;
  return { ...stand, isBeyond: isBeyond(question, roll, judge) };
}

/**
 * A unit that comes without a vote may complete a quorum, and where the present are counted it only takes
 * away.
 */
function isBeyond(
  question: Question,
  roll: readonly RollUnit[],
  judge: (roll: readonly RollUnit[]) => Stand,
): boolean {
  const able = judge(withAble(question, roll));
  if (!('lacks' in able)) return false;
  if (able.lacks.some(({ of }) => of !== 'quorum')) return true;
  const whole = judge(roll.map((unit) => ({ ...unit, present: true })));
  return 'lacks' in whole && whole.lacks.some(({ of }) => of === 'quorum');
}

/** The same roll once everybody is there who has a vote. */
function withAble({ rule }: Question, roll: readonly RollUnit[]): readonly RollUnit[] {
  const { exclusions } = rule;
  const isMute = excluderOf(roll, muteReasons(exclusions), exclusions.reach);
  return roll.map((unit) => ({ ...unit, present: unit.present || !isMute(unit) }));
}

type Stand =
  | Exclude<Reach, { readonly lacks: unknown }>
  | Omit<Extract<Reach, { readonly lacks: unknown }>, 'isBeyond'>;

/** Says of a roll where the question stands if everybody in it who is present votes in favour. */
export function judgeOf(sources: ReachSources): (roll: readonly RollUnit[]) => Stand {
  const { question, call, units, isInstalled = false } = sources;
  const { election } = question;
  const sat: Sat = {
    call,
    ...(isInstalled ? { installed: new Set(units.map(({ unitId }) => unitId)) } : {}),
  };
  return (roll) => {
    if (election) {
      const { quorum } = measureQuestion(question, roll, sat);
      if (quorum.met) return { kind: 'can-elect' };
      return { kind: 'no-quorum', lacks: quorumLack(question, quorum) };
    }
    const willing = roll.map((unit) =>
      unit.present ? { ...unit, vote: 'favour' as const } : unit,
    );
    const { measured, decided } = judgeRoll(question, willing, [], sat);
    const { kind } = decided.verdict;
    if (kind === 'approved') return { kind: 'reachable', isUnnamed: isUnnamed(question) };
    if (kind === 'pending') return { kind };
    return {
      kind: kind === 'no-quorum' ? kind : 'out-of-reach',
      lacks: lacksOf(question, measured, decided.verdict, willing),
    };
  };
}

/** The law asks whom it touches, and that is said as it is opened. */
function isUnnamed({ rule, named }: Question): boolean {
  if (named !== undefined) return false;
  return (
    conflictLaw(rule)?.asked === true ||
    rule.consentOf !== undefined ||
    rule.classVote !== undefined
  );
}

function lacksOf(
  question: Question,
  measured: MeasuredQuestion,
  { affected, ofClass }: Verdict,
  willing: readonly RollUnit[],
): readonly Lack[] {
  const { rule } = question;
  const { quorum, turnout } = measured;
  const lacks: Lack[] = [...quorumLack(question, quorum)];
  if (rule.turnout !== undefined && turnout !== null && !turnout.met) {
    lacks.push({ of: 'turnout', short: shortagesOf(turnout), source: rule.turnout.source });
  }
  lacks.push(...majorityLack(rule, measured, willing));
  if (affected !== undefined && rule.consentOf !== undefined) {
    const missing = affected.heads - affected.favour;
    const short: Shortage = { scope: 'heads', missing, of: null };
    if (missing > 0)
      lacks.push({ of: 'affected', short: [[short]], source: rule.consentOf.source });
  }
  if (ofClass !== undefined && rule.classVote !== undefined && !ofClass.met) {
    lacks.push({ of: 'class', short: shortagesOf(ofClass), source: rule.classVote.source });
  }
  return lacks;
}

/** Where the silence of the absent may count, what is missing although all of them keep it. */
function majorityLack(
  rule: Rule,
  { figures, scopes, quorum: { call } }: MeasuredQuestion,
  willing: readonly RollUnit[],
): readonly Lack[] {
  const alone = assess(rule.requirement, figures, call);
  if (alone.met) return [];
  const { source, presumedConsent } = rule;
  const consent = presumeConsent({ rule, roll: willing, scopes, notices: [], today: '' });
  if (presumedConsent === null || consent === null) {
    return [{ of: 'majority', short: shortagesOf(alone), source }];
  }
  const adopted = assess(presumedConsent.proposal, figures, call);
  const hoped = assess(rule.requirement, addConsent(figures, consent.open), call);
  const attempt: Lack = {
    of: 'attempt',
    short: shortagesOf(adopted),
    source: presumedConsent.source,
  };
  return [
    ...(adopted.met ? [] : [attempt]),
    ...(hoped.met ? [] : [{ of: 'hoped', short: shortagesOf(hoped), source } as const]),
  ];
}

function quorumLack(
  { rule }: Pick<Question, 'rule'>,
  { met, finding, call }: MeasuredQuestion['quorum'],
): readonly Lack[] {
  if (met) return [];
  const source = quorumOfCall(rule.quorum, call)?.source ?? rule.source;
  // One unit is enough, and none is there.
  const somebody: Shortage = { scope: 'units', missing: 1, of: null };
  return [{ of: 'quorum', short: finding === null ? [[somebody]] : shortagesOf(finding), source }];
}
