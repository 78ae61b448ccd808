import { randomUUID } from 'node:crypto';
import type { CastAnswer, CastRequest, ElectionAsked, Outcome, PackId } from '@asamblea/domain';
import type { CookieClaims } from '../../kernel/access/sessionCookie.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import type { QuestionAction } from '../../polls/questions/questionAction.ts';
import { newHall } from './newHall.ts';
import { type TestAssembly, taken } from './testAssembly.ts';

export function voteOf(questionId: string, unitId: string, optionId: string): CastRequest {
  return voteOfAll(questionId, [unitId], optionId);
}

/** One answer for several units. */
export function voteOfAll(
  questionId: string,
  unitIds: readonly string[],
  optionId: string,
): CastRequest {
  const choices = unitIds.map((unitId) => ({ unitId, optionIds: [optionId] }));
  return { questionId, requestId: randomUUID(), choices };
}

export interface SecretVoting {
  readonly assembly: TestAssembly;
  readonly questionId: string;
  readonly voters: readonly CookieClaims[];
  /** Of the owner with that number, with all their units. */
  readonly vote: (i: number, optionId: string) => Promise<Outcome<CastAnswer>>;
  readonly by: (uid: string) => QuestionAction;
}

/** A secret question that is open and has a public wall, with every unit in the hall and its owner signed in. */
export async function newSecretVoting(
  units: number,
  rulePack?: PackId,
  election?: ElectionAsked,
  owners?: readonly number[],
): Promise<SecretVoting> {
  const asked = { disclosure: 'secret', wall: true, liveBars: false } as const;
  const hall = await newHall(
    units,
    election === undefined ? asked : { ...asked, election },
    rulePack,
    owners,
  );
  const { assembly, assemblyId, questionId, voters } = hall;
  const cast = createCaster({ clock: systemClock, shard: '0' });
  return {
    assembly,
    questionId,
    voters,
    vote: (i, optionId) =>
      cast(hall.voter(i), voteOfAll(questionId, unitsOf(assembly, i), optionId)),
    by: (uid) => ({ assemblyId, questionId, by: uid, now: Date.now() }),
  };
}

export function unitsOf({ units }: TestAssembly, owner: number): readonly string[] {
  return units.flatMap(({ unitId, ownerIds }) =>
    ownerIds.includes(`person-${owner}`) ? unitId : [],
  );
}

export function receiptsIn(outcome: Outcome<CastAnswer>): readonly (string | null)[] {
  return taken(outcome).results.flatMap((row) => (row.status === 'refused' ? [] : [row.receipt]));
}
