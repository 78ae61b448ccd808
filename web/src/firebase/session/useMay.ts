import { type Operation, sessionMay } from '@asamblea/domain';
import { useSession } from './session.tsx';

/** Whether who is here may do that: their role, the route and, where it is one, the named part. */
export function useMay(operation: Operation): boolean {
  return sessionMay(useSession().session, operation);
}
