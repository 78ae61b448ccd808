import { type TimeStampsAnswer, viewOfStamp } from '@asamblea/domain';
import { documents } from '../database/documents.ts';

/** As many as one page shows. */
const mostShown = 100;

/** The authority that is chosen, and what became of the latest seals that were taken to one. */
export async function readTimeStamps(assemblyId: string): Promise<TimeStampsAnswer> {
  const [settings, stamps] = await Promise.all([
    documents.integrationSettings(assemblyId).get(),
    documents.timeStamps(assemblyId).orderBy('block', 'desc').limit(mostShown).get(),
  ]);
  return {
    authority: settings.data()?.timeAuthority ?? null,
    stamps: stamps.docs.map((one) => viewOfStamp(one.data())),
  };
}
