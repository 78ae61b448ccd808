import { type HoldingWords, plainWords } from '@asamblea/domain';
import { useSession } from '../firebase/session/session.tsx';

/** In what the assembly that is open says what somebody holds. */
export function useHoldingWords(): HoldingWords {
  return useSession().words ?? plainWords;
}
