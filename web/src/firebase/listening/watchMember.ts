import {
  type Assembly,
  isSessionActive,
  type Member,
  offIn,
  paths,
  permissionsOf,
  type SessionAnswer,
} from '@asamblea/domain';
import { type DocumentData, type DocumentReference, doc, onSnapshot } from 'firebase/firestore';
import { runLeavingTasks } from '../tab/leaving.ts';
import { tellSwitchesMoved } from '../tab/switchesMoved.ts';
import { expectAnswer } from './expectAnswer.ts';
import type { MemberFirestoreSession } from './openMemberFirestore.ts';

/**
 * Follows the person's own member document. An open listener outlives its permission until the next
 * matching write, so what was read must go as soon as this says that the session ended, or their access
 * does: everything is closed and the page replaced. Other routes than those the page was built with reload
 * it; other switches of the assembly are told.
 */
export function watchMember(open: MemberFirestoreSession, answer: Answered): () => void {
  const { session } = answer;
  const path = paths.member(session.assembly ?? '', open.member);
  const reference = doc(open.firestore, path) as DocumentReference<Member, DocumentData>;
  const stopSwitches = watchSwitches(open, session);
  expectAnswer(open.firestore, 'member', 'first');
  let ending: ReturnType<typeof setTimeout> | undefined;
  const stop = onSnapshot(
    reference,
    { includeMetadataChanges: true },
    (snapshot) => {
      // A revocation that does not arrive is as grave as data that do not: this listener waits too.
      expectAnswer(open.firestore, 'member', snapshot.metadata.fromCache ? 'again' : null);
      const member = snapshot.data();
      if (member === undefined && snapshot.metadata.fromCache) return;
      clearTimeout(ending);
      if (member === undefined || !isSessionActive(member, open.sid, Date.now())) return leave();
      ending = leaveAt(member.accessUntil ?? null);
      if (!hasSamePermissions(member, answer)) location.reload();
    },
    leave,
  );
  return () => {
    clearTimeout(ending);
    stopSwitches();
    stop();
  };
}

/** The modules switched off in the assembly. Being refused is the member's matter: it ends with their session. */
function watchSwitches(
  { firestore }: MemberFirestoreSession,
  { assembly, off = [] }: Answered['session'],
): () => void {
  let known = off;
  const path = paths.assembly(assembly ?? '');
  const reference = doc(firestore, path) as DocumentReference<Assembly, DocumentData>;
  return onSnapshot(
    reference,
    { includeMetadataChanges: false },
    (snapshot) => {
      const found = snapshot.data();
      if (found === undefined) return;
      const next = offIn(found);
      if (!sameList(next, known)) tellSwitchesMoved();
      known = next;
    },
    () => undefined,
  );
}

/** The longest wait of a timer: some 24 days. A member who stays longer is asked for again by then. */
const waitAtMost = 2 ** 31 - 1;

/** The rules refuse what is asked from then on; what is open would go on without this. */
function leaveAt(accessUntil: number | null): ReturnType<typeof setTimeout> | undefined {
  if (accessUntil === null) return undefined;
  const wait = accessUntil - Date.now();
  return wait > waitAtMost ? undefined : setTimeout(leave, wait);
}

function leave(): void {
  void runLeavingTasks().finally(() => location.assign('/login'));
}

type Answered = Pick<SessionAnswer, 'session' | 'routesWithheld'>;

function hasSamePermissions(member: Member, { session, routesWithheld = [] }: Answered): boolean {
  return (
    member.role === session.role &&
    sameList(member.routesAvailable, [...session.routesAvailable, ...routesWithheld]) &&
    sameList(permissionsOf(member).parts, session.componentsAvailable) &&
    sameList(member.fullRouteComponents, session.fullRouteComponents)
  );
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one) => b.includes(one));
}
