import {
  type Assembly,
  accept,
  isArchived,
  isLiveProxy,
  type Outcome,
  type ProxyRecord,
  refuse,
  signersOf,
  signInRoles,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { consentDocuments } from '../../polls/stored/consentDocuments.ts';
import { actaDocuments } from '../../record/versions/actaDocuments.ts';

interface AskedPerson {
  readonly assemblyId: string;
  readonly personId: string;
  readonly assembly: Assembly;
}

/**
 * Refuses while the law or the meeting still needs the person: a meeting under way (`erase-person-session`), their work for the
 * assembly (`erase-person-staff`) and, until it is archived, what they own (`erase-person-owns`), a proxy that rules
 * (`erase-person-proxy`), a decision that waits for absentees (`erase-person-waiting`) and minutes that were not
 * fixed yet and have to name who came (`erase-person-acta`).
 */
export async function refusePersonErasure(asked: AskedPerson): Promise<Outcome<object>> {
  const { assemblyId, personId, assembly } = asked;
  const [session, accounts] = await Promise.all([
    documents.session(assemblyId, assembly.activeSession).get(),
    documents.members(assemblyId).where('personId', '==', personId).get(),
  ]);
  const state = session.data()?.state ?? 'closed';
  if (state === 'open' || state === 'suspended') return refuse('erase-person-session');
  const isStaff = accounts.docs.some((one) => {
    const { role, removedAt } = one.data();
    return removedAt === undefined && !signInRoles.some((own) => own === role);
  });
  if (isStaff) return refuse('erase-person-staff');
  if (isArchived(assembly)) return accept({});
  if ((await unitsOf(asked)) > 0) return refuse('erase-person-owns');
  const isOver = state === 'closed' || state === 'failed';
  if (await hasProxy(asked, isOver)) return refuse('erase-person-proxy');
  const waiting = await consentDocuments
    .all(assemblyId)
    .where('state', '==', 'open')
    .limit(1)
    .get();
  if (!waiting.empty) return refuse('erase-person-waiting');
  return (await isInUnfixedActa(asked)) ? refuse('erase-person-acta') : accept({});
}

async function unitsOf({ assemblyId, personId, assembly }: AskedPerson): Promise<number> {
  if (assembly.activeRoster === null) return 0;
  const units = peopleDocuments.units(assemblyId, assembly.activeRoster);
  const owned = await units.where('ownerIds', 'array-contains', personId).count().get();
  return owned.data().count;
}

async function hasProxy(asked: AskedPerson, isOver: boolean): Promise<boolean> {
  const { docs } = await peopleDocuments.proxies(asked.assemblyId).get();
  return docs.some((one) => {
    const proxy = one.data();
    return isOfPerson(proxy, asked.personId) && isLiveProxy(proxy) && rules(proxy, asked, isOver);
  });
}

/** One of a session that ended rules nothing more. */
function rules({ scope }: ProxyRecord, { assembly }: AskedPerson, isOver: boolean): boolean {
  if (scope.kind !== 'session') return true;
  const { activeSession } = assembly;
  return scope.session > activeSession || (scope.session === activeSession && !isOver);
}

/** Whether they gave it, signed it or were given it. */
export function isOfPerson(proxy: ProxyRecord, personId: string): boolean {
  return proxy.attorneyId === personId || signersOf(proxy).includes(personId);
}

/** Whether they came to a session of which nothing was fixed to be signed. */
async function isInUnfixedActa(asked: AskedPerson): Promise<boolean> {
  const { assemblyId, personId, assembly } = asked;
  for (let session = 1; session <= assembly.activeSession; session += 1) {
    const seats = peopleDocuments.attendance(assemblyId, session);
    const came = await seats.where('personId', '==', personId).limit(1).get();
    if (!came.empty && !(await isFixed(assemblyId, session))) return true;
  }
  return false;
}

async function isFixed(assemblyId: string, session: number): Promise<boolean> {
  const calls = await Promise.all(
    [1, 2, 3].map((call) => actaDocuments.versions(assemblyId, session, call).limit(1).get()),
  );
  return calls.some(({ empty }) => !empty);
}
