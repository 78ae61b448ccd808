import { type GuideStepId, permissionsIn, stepFor } from '@asamblea/domain';
import { useSession } from './session.tsx';

/** Where a step of the assembly's way is taken; null for who may not take it, or once it is archived. */
export function useStep(id: GuideStepId) {
  const { session, isArchived = false } = useSession();
  const viewer = permissionsIn(session);
  return viewer === null || isArchived ? null : stepFor(viewer, id);
}
