import { type GuideStepId, permissionsIn, stepFor } from '@asamblea/domain';
import { useSession } from './session.tsx';

/** The page of a step in the assembly's guide; null for a member who may not take it, or once it is archived. */
export function useStep(id: GuideStepId) {
  const { session, isArchived = false } = useSession();
  const viewer = permissionsIn(session);
  return viewer === null || isArchived ? null : stepFor(viewer, id);
}
