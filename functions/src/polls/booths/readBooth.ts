import { accept, type BoothAnswer, type Outcome } from '@asamblea/domain';
import { readCurrentBallot } from '../ballots/readCurrentBallot.ts';
import type { OpenBooth } from './requireBooth.ts';

/** The content of a free booth: its assembly and the question of the moment. */
export async function readBooth(
  found: OpenBooth | null,
  now: number,
): Promise<Outcome<BoothAnswer>> {
  if (found === null) return accept({ booth: null });
  const { assemblyId, booth } = found;
  const ballot = await readCurrentBallot(assemblyId, { personId: null, name: '' }, now);
  if (!ballot.ok) return ballot;
  return accept({ booth: { name: booth.name, ballot: ballot.value } });
}
