import {
  type AcceptAnswer,
  type AcceptProxyRequest,
  accept,
  decideProxyAcceptance,
  decideProxyRevocation,
  isLiveProxy,
  markProxyUsed,
  type Outcome,
  type ProxyGrant,
  type ProxyRecord,
  prevailingProxy,
  refuse,
} from '@asamblea/domain';
import { getGroups, type Transaction } from '../../kernel/database/firestore.ts';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import { giveCode } from '../accessCodes/giveCode.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { readProxyBook, type StoredBook } from './readProxyBook.ts';
import { readRelease } from './releaseUnits.ts';
import { type ProxyAction, saveProxy } from './saveProxy.ts';
import { transactProxies } from './transactProxies.ts';

interface Accepting extends ProxyAction {
  readonly request: AcceptProxyRequest;
}

/**
 * Accepts a proxy that waits, unless something blocks it when it is looked at in the transaction. With
 * `replaceOlder`, what it takes the place of is revoked with it. Then its attorney gets a personal code,
 * unless one is already in force: a slip that was handed over goes on working.
 */
export async function acceptProxy(asked: Accepting): Promise<Outcome<AcceptAnswer>> {
  const { assemblyId, proxyId, by, now } = asked;
  const accepted = await takeIn(asked);
  if (!accepted.ok) return accepted;
  const { proxy, changed, revoked } = accepted.value;
  const code = changed ? await giveCode({ assemblyId, by, personId: proxy.attorneyId, now }) : null;
  return accept({ proxyId, state: proxy.state, code, revoked });
}

interface Accepted {
  readonly proxy: ProxyGrant;
  readonly changed: boolean;
  readonly revoked: readonly string[];
}

/** Without the code: the many of a file get theirs when each attorney asks for it. */
export function takeIn(asked: Accepting): Promise<Outcome<Accepted>> {
  const { assemblyId, proxyId, request, now } = asked;
  return transactProxies(assemblyId, async (tx) => {
    const record = (await tx.get(peopleDocuments.proxy(assemblyId, proxyId))).data();
    if (record === undefined) return refuse('proxy-unknown');
    const book = await readProxyBook(tx, assemblyId, [record], now);
    if (book === null) return refuse('roster-missing');
    const decision = decideProxyAcceptance(book, record);
    if (!decision.ok) return decision;
    const { proxy, changed } = decision.value;
    const replaced = request.replaceOlder ? replacedBy(book, proxy) : [];
    const later = [proxy, ...replaced.map(({ after }) => after)] as const;
    const isActing = changed && (await readActing(tx, asked, book, later));
    const release = await readRelease(tx, {
      ...asked,
      book,
      ending: replaced.map(({ before }) => before),
      changed: later,
      confirmed: request.release,
    });
    if (!release.ok) return release;
    if (changed) saveProxy(tx, asked, { record, proxy, kind: 'proxy-accepted' });
    const used = isActing ? markProxyUsed(proxy) : null;
    if (used?.ok) saveProxy(tx, asked, { record, proxy: used.value.proxy, kind: 'proxy-used' });
    for (const { before, after } of replaced) {
      saveProxy(tx, asked, { record: before, proxy: after, kind: 'proxy-revoked' });
    }
    applyPlan(tx, { writes: release.value });
    return accept({ proxy, changed, revoked: replaced.map(({ after }) => after.proxyId) });
  });
}

/** Whether its attorney attends for its units already, as under the one that it replaces. */
async function readActing(
  tx: Transaction,
  { assemblyId }: Accepting,
  { assembly, rules, moment, proxies }: StoredBook,
  later: readonly [ProxyGrant, ...ProxyGrant[]],
): Promise<boolean> {
  const [{ proxyId, attorneyId, unitIds }] = later;
  const attendance = peopleDocuments.attendance(assemblyId, assembly.activeSession);
  const { held } = await getGroups(tx, { held: unitIds.map((id) => attendance.doc(id)) });
  const changing = new Set(later.map((one) => one.proxyId));
  const after = [...proxies.filter((one) => !changing.has(one.proxyId)), ...later];
  return held.some((one) => {
    if (one?.present !== true || one.capacity !== 'proxy' || one.personId !== attorneyId) {
      return false;
    }
    const prevailing = prevailingProxy(rules, after, one.unitId, { ...moment, questionId: null });
    return prevailing.kind === 'stands' && prevailing.proxy.proxyId === proxyId;
  });
}

/** The proxies in force that the accepted one takes the place of in everything. */
function replacedBy(
  { proxies, rules }: StoredBook,
  by: ProxyGrant,
): readonly { readonly before: ProxyRecord; readonly after: ProxyGrant }[] {
  const { order } = rules.winner;
  return proxies.flatMap((before) => {
    if (before.proxyId === by.proxyId || !isLiveProxy(before)) return [];
    const decision = decideProxyRevocation(before, { kind: 'replaced', by, order });
    return decision.ok ? [{ before, after: decision.value.proxy }] : [];
  });
}
