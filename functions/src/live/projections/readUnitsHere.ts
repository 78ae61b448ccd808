import {
  instantMillis,
  type LiveMissing,
  publicSight,
  type Question,
  unpackPlaces,
} from '@asamblea/domain';
import type { Transaction } from '../../kernel/platform/firestore.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';
import { rememberPlaces } from '../../polls/ballots/rememberPlaces.ts';
import type { UnitsHere } from './seenUnits.ts';

/** Clocks of different servers may differ by this much. */
const clockSkewMillis = 60_000;

/**
 * Which units are present, where the public may see them. What was shown of the same question says
 * who was here then, so only the units that moved since are read: who is in the hall is read once a
 * question, however many refreshes it has.
 */
export async function readUnitsHere(
  tx: Transaction,
  assemblyId: string,
  question: Question,
  before: LiveMissing | null,
): Promise<UnitsHere | null> {
  if (question.roster === undefined || publicSight(question) === 'nothing') return null;
  const { placeOf, size } = await rememberPlaces(assemblyId, question.roster);
  if (size === 0) return null;
  const attendance = peopleDocuments.attendance(assemblyId, question.session);
  const idsOf = async (query: ReturnType<typeof attendance.where>) =>
    (await tx.get(query.select())).docs.flatMap((unit) => placeOf(unit.id) ?? []);
  const here = attendance.where('present', '==', true);
  const shown = before?.shown ?? null;
  if (before === null || shown?.question.questionId !== question.questionId) {
    return { size, present: new Set(await idsOf(here)) };
  }
  const since = instantMillis(before.asOf) - clockSkewMillis;
  const [came, left] = await Promise.all([
    idsOf(here.where('since', '>=', since)),
    idsOf(attendance.where('present', '==', false).where('since', '>=', since)),
  ]);
  const gone = new Set(left);
  const stayed = [...unpackPlaces(shown.present)].filter((place) => !gone.has(place));
  return { size, present: new Set([...stayed, ...came]) };
}
