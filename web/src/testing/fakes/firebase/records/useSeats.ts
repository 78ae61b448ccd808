import { type Attendance, paths } from '@asamblea/domain';
import type { LiveRows } from '../../../../firebase/listening/useCollection.ts';
import { useCollection } from '../listening/useCollection.ts';

/** The seats of the collection; nothing is packed. */
export function useSeats(assemblyId: string, session: number): LiveRows<Attendance> {
  return useCollection<Attendance>(paths.attendance(assemblyId, session));
}
