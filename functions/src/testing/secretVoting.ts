import { randomUUID } from 'node:crypto';
import type { CastAnswer, CastRequest, Outcome } from '@asamblea/domain';
import type { CookieClaims } from '../access/sessionCookie.ts';
import { createCaster } from '../ballots/createCaster.ts';
import { systemClock } from '../platform/clock.ts';
import type { QuestionAction } from '../questions/openQuestion.ts';
import {
  newAssembly,
  newOpenQuestion,
  newVoters,
  seat,
  type TestAssembly,
  taken,
} from './testAssembly.ts';

export function voteOf(questionId: string, unitId: string, optionId: string): CastRequest {
  return { questionId, requestId: randomUUID(), choices: [{ unitId, optionId }] };
}

export interface SecretVoting {
  readonly assembly: TestAssembly;
  readonly questionId: string;
  readonly voters: readonly CookieClaims[];
  readonly vote: (i: number, optionId: string) => Promise<Outcome<CastAnswer>>;
  readonly by: (uid: string) => QuestionAction;
}

/** A secret question that is open and has a public wall, with every unit in the hall and its owner signed in. */
export async function newSecretVoting(units: number): Promise<SecretVoting> {
  const assembly = await newAssembly(units);
  const { assemblyId } = assembly;
  await seat(assembly);
  const voters = await newVoters(assembly, units);
  const questionId = await newOpenQuestion(assembly, { disclosure: 'secret', wall: true });
  const cast = createCaster({ clock: systemClock, shard: '0' });
  return {
    assembly,
    questionId,
    voters,
    vote(i, optionId) {
      const claims = voters[i];
      if (claims === undefined) throw new Error('no such voter');
      return cast(claims, voteOf(questionId, `U${i}`, optionId));
    },
    by: (uid) => ({ assemblyId, questionId, by: uid, now: Date.now() }),
  };
}

export function receiptsIn(outcome: Outcome<CastAnswer>): readonly (string | null)[] {
  return taken(outcome).results.flatMap((row) => (row.status === 'refused' ? [] : [row.receipt]));
}
