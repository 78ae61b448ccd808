import type { Base } from '../../kernel/bylaws/majorityBylaw.ts';
import { citeSource, type Source } from '../../kernel/bylaws/source.ts';
import { sayList } from '../../kernel/lists/sayList.ts';
import { leastToMeet, type Threshold } from '../../kernel/weights/threshold.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import { sayAmount, sayBase } from '../../laws/rules/sayRequirement.ts';
import { isWhole, type Scope } from '../../laws/rules/scope.ts';
import { termOf, type Vocabulary } from '../../laws/rules/vocabulary.ts';
import type { Finding } from '../../laws/verdicts/assess.ts';
import { percentOf } from '../../laws/verdicts/percents.ts';
import { type RollSources, rollOf } from '../../meeting/quorum/rollOf.ts';
import type { Sat } from '../judging/frameQuestion.ts';
import { judgeRoll } from '../judging/judgeRoll.ts';
import { rollTermsOf } from '../judging/rollTermsOf.ts';
import type { Question } from '../questions/question.ts';

/** What has to arrive yet, when everybody present votes in favour, in one measure. */
export interface Shortage {
  readonly scope: Scope;
  /** Millionths of a weight; whole units or heads. Above zero. */
  readonly missing: number;
  /** Over which base and how much it is; null where no share is asked but so many. */
  readonly of: { readonly base: Base; readonly amount: number } | null;
}

/**
 * Whether a yes or no question can pass with those who are present. `pending`: only if absentees, who can be
 * presumed to agree, do not object. `no-quorum`: as many as there are cannot decide.
 */
export type Reach =
  | { readonly kind: 'reachable' | 'pending' | 'no-quorum' }
  | {
      readonly kind: 'out-of-reach';
      readonly short: readonly Shortage[];
      readonly source: Source;
    };

export interface ReachSources extends Omit<RollSources, 'ballots' | 'options' | 'named'>, Sat {
  readonly question: Question;
}

/**
 * The best that a question can come to: everybody present votes in favour. It reads the roster, who is there and the
 * rule, and no ballot. Null for an election, of which nobody can say so.
 */
export function reachOf(sources: ReachSources): Reach | null {
  const { question } = sources;
  if (question.election) return null;
  const roll = rollOf({ ...sources, ballots: [], ...rollTermsOf(question) });
  const willing = roll.map((unit) => (unit.present ? { ...unit, vote: 'favour' as const } : unit));
  const { verdict } = judgeRoll(question, willing, [], sources).decided;
  switch (verdict.kind) {
    case 'approved':
      return { kind: 'reachable' };
    case 'pending':
    case 'no-quorum':
      return { kind: verdict.kind };
    default:
      return {
        kind: 'out-of-reach',
        short: shortagesOf(verdict.finding),
        source: verdict.source,
      };
  }
}

function shortagesOf(finding: Finding | null): readonly Shortage[] {
  if (finding === null || finding.met) return [];
  switch (finding.kind) {
    case 'share': {
      const { requirement, numerator, base: amount } = finding;
      const { scope, threshold, base } = requirement;
      const missing = leastToMeet(threshold, amount) - numerator;
      return [{ scope, missing, of: { base, amount } }];
    }
    case 'count': {
      const { scope, least } = finding.requirement;
      return [{ scope, missing: least - finding.numerator, of: null }];
    }
    case 'allOf':
    case 'anyOf':
      return finding.of.flatMap(shortagesOf);
  }
}

/** Whether it can pass with who is there, and what has to arrive yet, as the chair reads it. */
export function sayReach(reach: Reach, { rulePack }: Pick<Question, 'rulePack'>): string {
  switch (reach.kind) {
    case 'reachable':
      return 'Con quienes están puede aprobarse.';
    case 'pending':
      return 'Si todos los que están votan a favor, queda pendiente de lo que digan los ausentes.';
    case 'no-quorum':
      return 'Con quienes están no hay quórum de la decisión.';
    case 'out-of-reach': {
      const { vocabulary } = packOf(rulePack);
      const short = sayList([...new Set(reach.short.map((one) => sayShortage(one, vocabulary)))]);
      return `Con quienes están no puede aprobarse, aunque todos voten a favor. Por llegar: ${short} (${citeSource(reach.source)}).`;
    }
  }
}

/** Never none: less than two decimals say takes more of them. */
const some: Threshold = { comparison: '>', numerator: 0, denominator: 1 };

function sayShortage({ scope, missing, of }: Shortage, vocabulary: Vocabulary): string {
  if (of === null || isWhole(scope)) return sayAmount(missing, scope, vocabulary);
  return `${percentOf(missing, of.amount, some)} ${sayBase(of.base, termOf(vocabulary, scope))}`;
}
