import { choosable, type ElectionTerms, type Markable } from '../marks/marks.ts';
import type { Publication, Totals } from '../secrecy/secretBallots.ts';
import type { ElectionRun } from './runElection.ts';

/**
 * The totals that «elected» gives away: a box around them inside which the same are elected whatever moves.
 * By plurality, an elected candidate is above the middle between the last one in and the first one out, and
 * the others are not. Anything finer (a tie, a majority, seats by quotient) is read as if it told the totals,
 * so that nothing is rounded there: exact figures if they are safe, else none.
 */
export function impliedByElection(
  { verdict, elected }: ElectionRun,
  { kind, needsMajority, method }: ElectionTerms,
  { options }: Pick<Markable, 'options'>,
  totals: Totals,
): Publication {
  if (kind === 'survey') return {};
  const isPlain = verdict.kind === 'approved' && !needsMajority && method !== 'quotient';
  if (!isPlain || elected.seats.length === 0) return pinned(totals);
  const isIn = new Set(elected.seats.map(({ optionId }) => optionId));
  const candidates = choosable({ options });
  const totalOf = (optionId: string) => totals[optionId] ?? 0;
  const lastIn = Math.min(...[...isIn].map(totalOf));
  const out = candidates.filter(({ optionId }) => !isIn.has(optionId));
  const firstOut = Math.max(0, ...out.map(({ optionId }) => totalOf(optionId)));
  // Seats that stay vacant say more: who is out has no votes at all.
  const isShort = elected.vacant > 0 && method === null;
  const middle = isShort ? 0 : Math.floor((lastIn + firstOut) / 2);
  return Object.fromEntries(
    candidates.map(({ optionId }) => [
      optionId,
      isIn.has(optionId)
        ? { low: middle + 1, high: Number.MAX_SAFE_INTEGER }
        : { low: 0, high: middle },
    ]),
  );
}

function pinned(totals: Totals): Publication {
  return Object.fromEntries(
    Object.entries(totals).map(([option, total]) => [option, { low: total, high: total }]),
  );
}
