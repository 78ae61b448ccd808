import type { Base } from '../../kernel/bylaws/majorityBylaw.ts';
import { capital } from '../../kernel/text/capital.ts';
import { formatCount, formatWeight } from '../../kernel/weights/formatWeight.ts';
import { sayThreshold } from '../../kernel/weights/threshold.ts';
import { nothing, subtractCounts } from '../../kernel/weights/weight.ts';
import type { OptionRole } from '../../laws/findings/figures.ts';
import { percentOf, percentsOf } from '../../laws/findings/percents.ts';
import { mainWeight } from '../../laws/rules/scope.ts';
import { choosable } from '../marks/marks.ts';
import {
  type OptionResult,
  type QuestionResult,
  receivedOf,
  type SecretTelling,
} from '../results/questionResult.ts';
import type { ClassTally, ResultMeasure } from '../results/resultMeasure.ts';
import { addsSeveral, totalOf } from '../tallies/tally.ts';
import { type Counts, countOf, countsOf, isEither, sayCounts } from './measuredCounts.ts';
import { nameBases, presentBase } from './presentBases.ts';
import type { PresentedBar, PresentedMeasure } from './presentedBar.ts';
import { presentCell } from './presentSecret.ts';

/** Every measure of a result; one without bars where a secret vote tells no figures. */
export function presentMeasures(result: QuestionResult): readonly PresentedMeasure[] {
  const { told } = result;
  if (told !== undefined && told.kind !== 'exact') return [presentKept(result, told)];
  const { measures = [measureByWeight(result)], undoing, ofClass } = result;
  const whole = [...measures, ...(undoing === undefined ? [] : [undoing])].map((measure) =>
    presentMeasure(result, measure),
  );
  return ofClass === undefined ? whole : [...whole, presentClass(result, ofClass)];
}

/** The class with its own counts, as if there were nobody else. */
function presentClass(result: QuestionResult, { measure, tally, base }: ClassTally) {
  const options = result.options.map((option) => ({
    ...option,
    ...(tally[option.optionId] ?? nothing),
  }));
  const didNotVote = subtractCounts(base, totalOf(tally));
  return presentMeasure({ ...result, options, base, didNotVote }, measure);
}

/** Rounded answers are parts of the votes cast, whatever base the rule uses. */
function presentKept(result: QuestionResult, told: SecretTelling): PresentedMeasure {
  if (told.kind === 'verdict-only') {
    return { name: nameBases(result), base: '', bars: [], line: null };
  }
  const bars = inOrder(result, null).map((option) => ({
    ...presentCell(option, told),
    tone: toneOf(option, result),
  }));
  const received = receivedOf(told);
  const base = told.measure === 'weight' ? formatWeight(received) : formatCount(received);
  return { name: 'lo votado', base, bars, line: null };
}

/** A result from before measures were kept. */
function measureByWeight({ options, base, baseName = '' }: QuestionResult): ResultMeasure {
  const votes = options.map(({ optionId, weight }) => [optionId, weight ?? 0] as const);
  const asked = { scope: mainWeight, base: 'present', threshold: null } as const;
  return { ...asked, name: baseName, of: base.weight, votes: Object.fromEntries(votes), spoilt: 0 };
}

/** An answer, or who gave none, in one measure. */
interface Row {
  readonly id: string;
  readonly label: string;
  readonly tone: PresentedBar['tone'];
  readonly amount: number;
  readonly counts: Counts;
  readonly isInBase: boolean;
  /** Whether it is held against the line. */
  readonly isHeld: boolean;
}

function presentMeasure(result: QuestionResult, measure: ResultMeasure): PresentedMeasure {
  const { name, of, threshold, holds, members } = measure;
  const rows = rowsOf(result, measure);
  const counted = rows.filter(({ isInBase }) => isInBase);
  const percents = percentsOfRows(counted, of, threshold, addsSeveral(result));
  return {
    name,
    base: presentBase(measure, result).amount,
    bars: rows.map(({ id, label, tone, amount, counts, isInBase }) => ({
      id,
      label,
      tone,
      counts,
      amounts: sayCounts(counts, members),
      share: isInBase && of > 0 ? amount / of : 0,
      percent: isInBase ? (percents.get(id) ?? '') : 'no cuenta',
    })),
    line:
      threshold === null || of === 0
        ? null
        : {
            share: threshold.numerator / threshold.denominator,
            label: `${capital(sayThreshold(threshold))}${holds === undefined ? '' : ' en contra'}`,
          },
  };
}

/** Several marks add up to more than the ballots: each of them alone. */
function percentsOfRows(
  rows: readonly Row[],
  of: number,
  threshold: ResultMeasure['threshold'],
  isSeveral: boolean,
): ReadonlyMap<string, string> {
  if (isSeveral) {
    return new Map(
      rows.map(({ id, amount, isHeld }) => [id, percentOf(amount, of, isHeld ? threshold : null)]),
    );
  }
  // Of candidates, who leads: the line decides on nobody else.
  const place = rows.findIndex(({ isHeld }) => isHeld);
  const held = threshold === null || place < 0 ? null : { place, threshold };
  const percents = percentsOf(
    rows.map(({ amount }) => amount),
    of,
    held,
  );
  return new Map(rows.map(({ id }, place) => [id, percents[place] ?? '']));
}

function rowsOf(result: QuestionResult, measure: ResultMeasure): readonly Row[] {
  const { scope, base, of, votes, spoilt, holds = 'favour' } = measure;
  const isOne = result.election === undefined;
  const answers = inOrder(result, measure).map((option): Row => {
    const silent = option.role === 'favour' ? (measure.silent ?? 0) : 0;
    const amount = (votes[option.optionId] ?? 0) + silent;
    const label = silent === 0 ? option.label : `${option.label}, con quienes no se opusieron`;
    return {
      id: option.optionId,
      label,
      tone: toneOf(option, result),
      amount,
      counts: silent === 0 ? countsOf(option, scope, amount) : countOf(scope, amount),
      isInBase: isIn(base, option.role),
      isHeld: isOne ? option.role === holds : option.role === 'candidate',
    };
  });
  const split: Row = {
    id: 'spoilt',
    label: 'Nulo',
    tone: 'blank',
    amount: spoilt,
    isHeld: false,
    counts: countOf(scope, spoilt),
    isInBase: isIn(base, 'null'),
  };
  const known = spoilt === 0 ? answers : [...answers, split];
  const answered = answeredOf(result, measure, known);
  if (base === 'cast' || base === 'validCast' || base === 'forAndAgainst' || answered === null) {
    return known;
  }
  return [...known, restOf(result, measure, of - answered)];
}

/** How much of the base answered; of several marks a head, nobody knows how many heads did. */
function answeredOf(
  result: QuestionResult,
  { scope }: ResultMeasure,
  known: readonly Row[],
): number | null {
  if (!addsSeveral(result)) return known.reduce((sum, { amount }) => sum + amount, 0);
  if (!isEither(scope)) return null;
  const { units, weight } = subtractCounts(result.base, result.didNotVote);
  return scope === 'units' ? units : weight;
}

/** The units in the base that gave no answer. */
function restOf(result: QuestionResult, { scope, base }: ResultMeasure, amount: number): Row {
  const isPresent = base === 'present';
  return {
    id: 'did-not-vote',
    label: isPresent ? 'No votó' : 'Ausente o sin votar',
    tone: 'none',
    amount,
    isInBase: true,
    isHeld: false,
    counts: isPresent && isEither(scope) ? result.didNotVote : countOf(scope, amount),
  };
}

function isIn(base: Base, role: OptionRole | 'null'): boolean {
  switch (base) {
    case 'all':
    case 'allMinusExcluded':
    case 'present':
      return true;
    case 'cast':
      return role !== 'abstention';
    case 'validCast':
    case 'forAndAgainst':
      return role === 'favour' || role === 'against' || role === 'candidate';
  }
}

/** Candidates by their votes, ties as on the ballot; blank and abstention after them. */
function inOrder(result: QuestionResult, measure: ResultMeasure | null): readonly OptionResult[] {
  const { options, elected } = result;
  if (elected === undefined) return options;
  // Of rounds the bars are the first preferences, and not what each ended with.
  const standings = elected.rounds === undefined ? elected.standings : [];
  const votes = new Map(standings.map((one) => [one.optionId, one.votes]));
  const scoreOf = (option: OptionResult) =>
    votes.get(option.optionId) ?? measure?.votes[option.optionId] ?? option.cell?.low ?? 0;
  const candidates = choosable({ options });
  const isCandidate = new Set(candidates.map(({ optionId }) => optionId));
  return [
    ...options
      .filter(({ optionId }) => isCandidate.has(optionId))
      .sort((a, b) => scoreOf(b) - scoreOf(a)),
    ...options.filter(({ optionId }) => !isCandidate.has(optionId)),
  ];
}

function toneOf({ optionId, role }: OptionResult, { elected }: QuestionResult) {
  const isElected = elected?.seats.some((seat) => seat.optionId === optionId) === true;
  return isElected ? ('elected' as const) : role;
}
