import { ballotKinds } from '../../kernel/ballotKinds/ballotKinds.ts';
import { nameKey } from '../../kernel/identity/nameKey.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { saying } from '../../kernel/text/sentence.ts';
import type { ElectionAsked } from '../marks/electionRequest.ts';
import type { ElectionTerms, MarkLimits } from '../marks/marks.ts';
import type { Option } from '../marks/option.ts';
import { checkSlates } from '../slates/checkSlates.ts';

export interface SettledElection {
  readonly election: ElectionTerms;
  /** In the order of the ballot. */
  readonly options: readonly Option[];
}

/**
 * The terms of an election fit to be voted. Names are compared as people do, without accents or
 * case. One candidate alone may be elected; of anything else there are at least two.
 */
export function settleElection(asked: ElectionAsked): Outcome<SettledElection> {
  const { kind, candidates } = asked;
  const { fewest, hasLines, seats, mayNeedMajority } = ballotKinds[kind];
  if (candidates.length < fewest) return refuse('too-few-options');
  const names = candidates.map(({ label }) => keyOf(label));
  const repeated = candidates.find((_, at) => names.indexOf(names[at] ?? '') !== at);
  if (repeated !== undefined) return refuse('option-repeated', saying`Nombre: ${repeated.label}.`);
  const marks = marksFor(asked);
  if (marks.min > marks.max) return refuse('marks-wrong');
  const options = candidates.map(
    ({ label, lines }, at): Option => ({
      optionId: `c${at + 1}`,
      label,
      role: 'candidate',
      ...(hasLines ? { lines } : {}),
    }),
  );
  const fit = hasLines ? checkSlates(options.map(slateKeys)) : accept(null);
  if (!fit.ok) return fit;
  return accept({
    options,
    election: {
      kind,
      marks,
      seats: { none: 0, one: 1, asked: asked.seats }[seats],
      needsMajority: mayNeedMajority && asked.needsMajority,
      method: hasLines ? asked.method : null,
    },
  });
}

/** Nobody marks more than there is. */
function marksFor({ kind, min, max, candidates }: ElectionAsked): MarkLimits {
  const { takes, isOrdered } = ballotKinds[kind];
  if (takes === 'one') return { min: 1, max: 1 };
  // As many preferences as somebody has.
  if (isOrdered) return { min: 1, max: candidates.length };
  return { min, max: Math.min(max, candidates.length) };
}

/** The settled terms, as they are typed. */
export function typedElection(
  { kind, marks, seats, needsMajority, method }: ElectionTerms,
  options: readonly Option[],
): ElectionAsked {
  return {
    kind,
    needsMajority,
    ...marks,
    candidates: options
      .filter(({ role }) => role === 'candidate')
      .map(({ label, lines = [] }) => ({ label, lines })),
    seats: Math.max(1, seats),
    method: method ?? 'quotient',
  };
}

function slateKeys({ optionId, label, lines = [] }: Option) {
  return {
    optionId,
    label,
    lines: lines.map(({ name, substitute }) => ({
      candidateId: keyOf(name),
      substituteId: substitute === null ? null : keyOf(substitute),
    })),
  };
}

/** A name of another alphabet is its own key. */
function keyOf(name: string): string {
  const key = nameKey(name);
  return key === '' ? name : key;
}
