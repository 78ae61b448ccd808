import type { Count } from '../../kernel/weights/weight.ts';
import type { Finding } from '../../laws/findings/assess.ts';
import { type Figures, figuresOf } from '../../laws/findings/figures.ts';
import { type Quorum, quorumOf } from '../../laws/quorum/quorum.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import type { Rule } from '../../laws/rules/rule.ts';
import { mainWeight, type Scope } from '../../laws/rules/scope.ts';
import type { Vocabulary } from '../../laws/rules/vocabulary.ts';
import { countRoll } from '../../laws/verdicts/countRoll.ts';
import type { RollUnit } from '../../laws/verdicts/roll.ts';
import { scopesOf } from '../../laws/verdicts/scopesOf.ts';
import { turnoutOf } from '../../laws/verdicts/turnoutOf.ts';
import { countPresence, countTakingPart } from '../../meeting/quorum/countPresence.ts';
import type { Question } from '../questions/question.ts';

/** The hall in which a question is counted. */
export interface Sat {
  readonly call: number;
  /** The units that were present when the meeting was installed; not said where nobody installed it. */
  readonly installed?: ReadonlySet<string> | undefined;
}

/** The facts that a closing knows besides the choices. */
export interface MeasuredQuestion {
  readonly vocabulary: Vocabulary;
  readonly scopes: readonly Scope[];
  readonly figures: Figures;
  /** *Quórum de la decisión*. */
  readonly quorum: Quorum;
  /** Of a decision in which everybody has to take part. */
  readonly turnout: Finding | null;
  /** The units present or with a vote. */
  readonly base: Count;
}

/**
 * The base «present» is the units present at closing joined with the units that voted: those who voted
 * and left stay in it, and in the quorum of the decision.
 */
export function measureQuestion(
  question: Question,
  roll: readonly RollUnit[],
  sat: Sat,
): MeasuredQuestion {
  const { rule } = question;
  const { vocabulary } = packOf(question.rulePack);
  const scopes = scopesOf(rule);
  const figures = countRoll(roll, scopes, rule.exclusions);
  const attending = countAttending(rule, roll, scopes, sat.installed);
  return {
    vocabulary,
    scopes,
    figures,
    quorum: quorumOf(rule.quorum, sat.call, attending, vocabulary),
    turnout: turnoutOf(rule, roll, scopes, sat.call),
    base: {
      weight: figuresOf(figures, mainWeight).present,
      units: figuresOf(figures, 'units').present,
    },
  };
}

/** A rule that measures its quorum when the meeting is installed does not look at it again. */
function countAttending(
  rule: Rule,
  roll: readonly RollUnit[],
  scopes: readonly Scope[],
  installed: Sat['installed'],
): Figures {
  if (rule.quorumAt !== 'installation' || installed === undefined) {
    return countTakingPart(roll, scopes, rule.exclusions);
  }
  const there = roll.map((unit) => ({ ...unit, present: installed.has(unit.unitId) }));
  return countPresence(there, scopes, rule.exclusions);
}
