import type { Participation } from '../ballots/participation.ts';
import type { Option, Question } from '../questions/question.ts';
import { mainWeight, type Scope } from '../rules/scope.ts';
import { measureOf } from '../secrecy/canBeSecret.ts';
import { impliedByVerdict } from '../secrecy/impliedByVerdict.ts';
import { type SafePublication, safePublication } from '../secrecy/safePublication.ts';
import { withholdFigures } from '../secrecy/sayWithheld.ts';
import { type Tally, totalOf } from '../tallies/tally.ts';
import { type Figures, figuresOf, noVotes, type Votes } from '../verdicts/figures.ts';
import { annulledVerdict, verdictOf } from '../verdicts/verdict.ts';
import { nothing, subtractCounts, sumCounts } from '../weights/weight.ts';
import { frameQuestion } from './frameQuestion.ts';
import type { OptionResult, QuestionResult } from './questionResult.ts';
import { type RollSources, rollOf } from './rollOf.ts';

/** Fewer people than these voting leave only the verdict to tell. */
export const leastHolders = 5;

export interface SecretClosing extends Pick<RollSources, 'units' | 'attendance'> {
  readonly question: Question;
  readonly call: number;
  /** The instant of the line, in milliseconds. */
  readonly closedAt: number;
  readonly participations: readonly Participation[];
  /** The sums that were sealed while it was open; null when they could not be opened. */
  readonly tally: Tally | null;
}

/**
 * Closes a secret question from its sums. Sums that are not exactly those of who took part decide
 * nothing: the vote is annulled. What is returned is all that is ever kept: exact figures that would
 * tell how somebody voted are not in it, nor in its sentence.
 */
export function closeSecretQuestion(closing: SecretClosing): QuestionResult {
  const { question, call, closedAt, participations, tally } = closing;
  const { rule, options } = question;
  const roll = rollOf({ ...closing, options, ballots: participations.map(withoutChoice) });
  const { vocabulary, figures, quorum, base, baseName } = frameQuestion(question, roll, call);
  const voted = sumCounts(participations.map(({ weight }) => ({ weight, units: 1 })));
  const scope = measureOf(rule);
  const measure = scope === 'units' ? 'units' : 'weight';
  const said = {
    questionId: question.questionId,
    number: question.number,
    text: question.text,
    disclosure: 'secret' as const,
    rehearsal: question.rehearsal ?? false,
    didNotVote: subtractCounts(base, voted),
    base,
    baseName,
    quorum,
    closedAt,
  };
  if (tally === null || !isSumOf(tally, voted, options)) {
    return {
      ...said,
      options: options.map((option) => ({ ...option, weight: null, units: null })),
      told: { kind: 'verdict-only', measure, voted },
      verdict: annulledVerdict(rule, tally === null ? unreadable : mismatch),
    };
  }
  const counted = withVotes(figures, options, tally);
  const verdict = verdictOf({ rule, figures: counted, quorum, vocabulary, consent: null });
  const totals = totalsOf(tally, options, measure);
  const told: SafePublication =
    participations.length === 0
      ? { kind: 'exact', totals }
      : scope === null
        ? { kind: 'verdict-only' }
        : safePublication({
            units: participations.map(({ unitId, personId, weight }) => ({
              unitId,
              holderId: personId,
              weight: measure === 'units' ? 1 : weight,
            })),
            totals,
            leastHolders,
            impliedByVerdict: quorum.met
              ? impliedByVerdict({
                  ...{ requirement: rule.requirement, call, figures: counted },
                  ...{ scope, options, totals },
                })
              : {},
          });
  const step = told.kind === 'rounded' ? { step: told.step } : {};
  return {
    ...said,
    options: optionsOf(options, told, measure, evenWeight(participations)),
    told: { kind: told.kind, ...step, measure, voted },
    verdict: told.kind === 'exact' ? verdict : withholdFigures(verdict, vocabulary),
  };
}

const unreadable =
  'los votos secretos no se pudieron abrir porque falta la llave que los protegía. Repita la votación';
const mismatch =
  'los votos guardados no coinciden con las unidades que participaron. Repita la votación';

/** Marks the unit as having voted; what it chose is in the sums only. */
function withoutChoice({ unitId, weight }: Participation) {
  return { unitId, weight, optionId: '' };
}

function isSumOf(tally: Tally, voted: Tally[string], options: readonly Option[]): boolean {
  const known = new Set(options.map(({ optionId }) => optionId));
  const { units, weight } = totalOf(tally);
  const isWhole = Object.values(tally).every((one) => one.units >= 0 && one.weight >= 0);
  const isKnown = Object.keys(tally).every((optionId) => known.has(optionId));
  return isWhole && isKnown && units === voted.units && weight === voted.weight;
}

/** The figures with the votes of the sums in place of the marks. */
function withVotes(figures: Figures, options: readonly Option[], tally: Tally): Figures {
  const votesIn = (measure: 'weight' | 'units'): Votes => {
    const votes = { ...noVotes };
    for (const { optionId, role } of options) votes[role] += (tally[optionId] ?? nothing)[measure];
    return votes;
  };
  const replaced = (scope: Scope, measure: 'weight' | 'units') => ({
    [scope]: { ...figuresOf(figures, scope), votes: votesIn(measure) },
  });
  return { ...figures, ...replaced(mainWeight, 'weight'), ...replaced('units', 'units') };
}

function totalsOf(tally: Tally, options: readonly Option[], measure: 'weight' | 'units') {
  return Object.fromEntries(
    options.map(({ optionId }) => [optionId, (tally[optionId] ?? nothing)[measure]]),
  );
}

/** What every unit weighs, when all weigh the same: then one figure says the other. */
function evenWeight(participations: readonly Participation[]): number | null {
  const [weight = 1, ...others] = new Set(participations.map((one) => one.weight));
  return others.length > 0 || weight === 0 ? null : weight;
}

function optionsOf(
  options: readonly Option[],
  told: SafePublication,
  measure: 'weight' | 'units',
  even: number | null,
): readonly OptionResult[] {
  return options.map((option) => ({ ...option, ...figuresTold(option, told, measure, even) }));
}

function figuresTold(
  { optionId }: Option,
  told: SafePublication,
  measure: 'weight' | 'units',
  even: number | null,
): Pick<OptionResult, 'weight' | 'units' | 'cell'> {
  switch (told.kind) {
    case 'verdict-only':
      return { weight: null, units: null };
    case 'rounded': {
      const cell = told.intervals[optionId];
      return { weight: null, units: null, ...(cell === undefined ? {} : { cell }) };
    }
    case 'exact': {
      const total = told.totals[optionId] ?? 0;
      return measure === 'units'
        ? { units: total, weight: even === null ? null : total * even }
        : { weight: total, units: even === null ? null : total / even };
    }
  }
}
