import type { Question } from './question.ts';

/** The desks that the line waits for once a question is `closing`. A setting: see `usualDrain`. */
export interface ClosingDrain {
  /** How long a vote may take from when it reaches a server until it is committed. */
  readonly drainMillis: number;
  /** How far the clocks of two servers may be apart. */
  readonly skewMillis: number;
}

export const usualDrain: ClosingDrain = { drainMillis: 2_000, skewMillis: 5_000 };

/**
 * How long after the commit of `closing` the line may be drawn, measured by the database. A manual closing
 * ends it for all: only work on its way is waited for. At its hour each server goes by its own clock, and the
 * one that noticed first may be ahead of the others: they are given the time to get there.
 */
export function drainOf(
  { closesAt, closingAt }: Pick<Question, 'closesAt' | 'closingAt'>,
  { drainMillis, skewMillis }: ClosingDrain,
): number {
  if (closesAt === null || closingAt === undefined || closingAt < closesAt) return drainMillis;
  return drainMillis + Math.max(0, skewMillis - (closingAt - closesAt));
}
