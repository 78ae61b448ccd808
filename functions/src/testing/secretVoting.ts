import { randomUUID } from 'node:crypto';
import type { CastAnswer, CastRequest, ElectionAsked, Outcome, PackId } from '@asamblea/domain';
import type { CookieClaims } from '../kernel/access/sessionCookie.ts';
import { systemClock } from '../kernel/platform/clock.ts';
import { createCaster } from '../polls/ballots/createCaster.ts';
import type { QuestionAction } from '../polls/questions/questionAction.ts';
import { newHall } from './newHall.ts';
import { type TestAssembly, taken } from './testAssembly.ts';

export function voteOf(questionId: string, unitId: string, optionId: string): CastRequest {
  return { questionId, requestId: randomUUID(), choices: [{ unitId, optionIds: [optionId] }] };
}

export interface SecretVoting {
  readonly assembly: TestAssembly;
  readonly questionId: string;
  readonly voters: readonly CookieClaims[];
  readonly vote: (i: number, optionId: string) => Promise<Outcome<CastAnswer>>;
  readonly by: (uid: string) => QuestionAction;
}

/** A secret question that is open and has a public wall, with every unit in the hall and its owner signed in. */
export async function newSecretVoting(
  units: number,
  rulePack?: PackId,
  election?: ElectionAsked,
): Promise<SecretVoting> {
  const asked = { disclosure: 'secret', wall: true, liveBars: false } as const;
  const hall = await newHall(
    units,
    election === undefined ? asked : { ...asked, election },
    rulePack,
  );
  const { assembly, assemblyId, questionId, voters } = hall;
  const cast = createCaster({ clock: systemClock, shard: '0' });
  return {
    assembly,
    questionId,
    voters,
    vote: (i, optionId) => cast(hall.voter(i), voteOf(questionId, `U${i}`, optionId)),
    by: (uid) => ({ assemblyId, questionId, by: uid, now: Date.now() }),
  };
}

export function receiptsIn(outcome: Outcome<CastAnswer>): readonly (string | null)[] {
  return taken(outcome).results.flatMap((row) => (row.status === 'refused' ? [] : [row.receipt]));
}
