import { type SessionMoment, sayUnaccredited } from '@asamblea/domain';
import { useUnitWords } from '../../../parts/unitWords.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';

interface NotAccreditedProps {
  /** Left out where a question is open, and so the session is too. */
  readonly session?: SessionMoment | undefined;
  readonly timeZone?: string | undefined;
}

/** Nothing to vote with: where to go, while it is of use. */
export function NotAccredited({ session, timeZone }: NotAccreditedProps) {
  const { term } = useUnitWords();
  const { title, text } = sayUnaccredited(session ?? null, timeZone ?? 'UTC', term);
  return <EmptyState title={title}>{text}</EmptyState>;
}
