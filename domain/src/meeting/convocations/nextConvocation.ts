import type { ComposingFacts } from '../convocationChecks/composingFacts.ts';
import type { Convocation, WrittenKind } from './convocation.ts';

type Called = Pick<ComposingFacts, 'session' | 'call'>;

type Placed = Pick<Convocation, 'session' | 'call' | 'number' | 'kind'>;

/** The notices of one call of a session, the newest first. */
export function noticesOf<N extends Placed>(
  { session, call }: Called,
  sent: readonly N[],
): readonly N[] {
  return sent
    .filter((one) => one.session === session && one.call === call)
    .sort((one, other) => other.number - one.number);
}

/** Those that stand, the newest first: none once the meeting was called off, until it is called again. */
export function noticesInForce<N extends Placed>(facts: Called, sent: readonly N[]): readonly N[] {
  const all = noticesOf(facts, sent);
  const end = all.findIndex(({ kind }) => kind === 'cancellation');
  return end === -1 ? all : all.slice(0, end);
}

/** The kind of the next notice: the first of its call, or a correction of the last one that stands. */
export function nextKindOf(facts: Called, sent: readonly Convocation[]): WrittenKind {
  if (noticesInForce(facts, sent).length > 0) return 'correction';
  return facts.call === 1 ? 'first' : 'second-call';
}

/** Whether what went out before, and still stands, announced this very moment as the next call. */
export function wasAnnounced(
  facts: Pick<ComposingFacts, 'session' | 'startsAt' | 'call' | 'called'>,
  sent: readonly Convocation[],
): boolean {
  const { startsAt, call, called } = facts;
  if (startsAt === null || call !== 2) return false;
  // Once it was called off, what was announced of it announces nothing.
  if (noticesOf(facts, sent).some(({ kind }) => kind === 'cancellation')) return false;
  const announced = sent
    .filter((one) => one.call === 1 && noticesInForce(one, sent).includes(one))
    .map(({ secondCallAt }) => secondCallAt);
  return [...announced, called?.secondCallAt ?? null].includes(startsAt);
}
