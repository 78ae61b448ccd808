import type { AssemblyEvent, HandNotice } from '@asamblea/domain';
import type { NoticeKinds } from './noticeSubject.ts';

/** The event of a notice by hand: for one person, also who. */
export function noticeEvent(
  kind: NoticeKinds['written'] | NoticeKinds['undone'],
  { noticeId, means, personIds }: HandNotice,
  number: number,
): Pick<AssemblyEvent, 'kind' | 'told' | 'personId' | 'from'> {
  const [only] = personIds;
  return {
    kind,
    from: 'chair',
    told: { noticeId, number, means, people: personIds.length },
    ...(personIds.length === 1 && only !== undefined ? { personId: only } : {}),
  };
}
