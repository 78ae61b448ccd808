import type { PackId } from '@asamblea/domain';
import type { CookieClaims } from '../../kernel/access/sessionCookie.ts';
import {
  newAssembly,
  newOpenQuestion,
  newVoters,
  seat,
  type TestAssembly,
} from './testAssembly.ts';

export interface Hall {
  readonly assembly: TestAssembly;
  readonly assemblyId: string;
  readonly questionId: string;
  /** Owner of each unit, in their order. */
  readonly voters: readonly CookieClaims[];
  readonly voter: (place: number) => CookieClaims;
}

/** Every unit in the hall before an open question, its owner signed in. */
export async function newHall(
  units: number,
  question: Parameters<typeof newOpenQuestion>[1] = {},
  rulePack?: PackId,
  owners?: readonly number[],
): Promise<Hall> {
  const assembly = await newAssembly(units, rulePack, owners);
  await seat(assembly);
  const voters = await newVoters(assembly, units);
  const questionId = await newOpenQuestion(assembly, question);
  return {
    ...{ assembly, assemblyId: assembly.assemblyId, questionId, voters },
    voter(place) {
      const claims = voters[place];
      if (claims === undefined) throw new Error('no such voter');
      return claims;
    },
  };
}
