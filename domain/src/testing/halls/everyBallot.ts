import { test } from 'vitest';

/** A test that tries every ballot of small halls: while rules are broken one by one, each would wait for it. */
export function everyBallotTest(environment: Readonly<Record<string, string | undefined>>) {
  return test.skipIf(environment.ASAMBLEA_MUTATED !== undefined);
}
