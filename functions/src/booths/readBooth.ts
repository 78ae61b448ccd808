import { accept, type BoothState, type Outcome, refuse } from '@asamblea/domain';
import { readCurrentBallot } from '../ballots/readCurrentBallot.ts';
import { documents } from '../platform/documents.ts';
import type { OpenBooth } from './requireBooth.ts';

/** What a free booth shows: its assembly and the question of the moment. */
export async function readBooth(
  { assemblyId, booth }: OpenBooth,
  now: number,
): Promise<Outcome<BoothState>> {
  const nobody = { personId: null, name: '' };
  const [ballot, assembly] = await Promise.all([
    readCurrentBallot(assemblyId, nobody, now),
    documents.assembly(assemblyId).get(),
  ]);
  if (!ballot.ok) return ballot;
  const timeZone = assembly.data()?.timeZone;
  if (timeZone === undefined) return refuse('assembly-unknown');
  return accept({ name: booth.name, timeZone, ballot: ballot.value });
}
