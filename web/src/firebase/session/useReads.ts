import { type ReadableCollection, sessionReads } from '@asamblea/domain';
import { useSession } from './session.tsx';

/** Whether the database shows that collection to the present member. */
export function useReads(collection: ReadableCollection): boolean {
  return sessionReads(useSession().session, collection);
}
