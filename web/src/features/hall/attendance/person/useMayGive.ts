import { sessionMay } from '@asamblea/domain';
import { useSession } from '../../../../firebase/session/session.tsx';

/** Whether this desk gives people their ways in; who only looks does not. */
export function useMayGive(): boolean {
  const { session } = useSession();
  return sessionMay(session, 'inviteAtDesk');
}
