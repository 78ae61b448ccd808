import {
  type Attendance,
  accept,
  type DatedEvent,
  endOfMillisecond,
  hallAt,
  type Instant,
  movementsOf,
  type Outcome,
  packInSession,
  packOnceInstalled,
  presenceCurve,
  presentAt,
  type QuorumReplay,
  quorumAt,
  quorumScopes,
  type ReplayQuery,
  refuse,
  rollOf,
  ruleOf,
  type Unit,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether, type Transaction } from '../../kernel/database/firestore.ts';
import { datedEvents } from '../../kernel/events/datedEvents.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { readMended } from './readMended.ts';

/**
 * The quorum at an instant and its curve, from the events alone: what everybody saw then, whatever
 * happened after. A unit weighs what its accreditation recorded.
 */
export function replayQuorum(
  assemblyId: string,
  query: ReplayQuery,
  now: number,
): Promise<Outcome<QuorumReplay>> {
  return readTogether(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const { activeRoster, activeSession } = assembly;
    if (activeRoster === null) return refuse('roster-missing');
    const session = query.session ?? activeSession;
    const { units, mended, attendance, events, current } = await readSession(
      tx,
      assemblyId,
      activeRoster,
      session,
    );
    if (current === undefined) return refuse('not-found');
    const at = query.at ?? now;
    const until = endOfMillisecond(at);
    const movements = movementsOf(events);
    const asked = packInSession(assembly, current);
    const isInstalled = events.some(
      ({ kind, committed }) => kind === 'session-installed' && committed <= until,
    );
    const pack = isInstalled ? packOnceInstalled(asked) : asked;
    const rule = ruleOf(pack, pack.ordinaryRuleId);
    const hall = hallAt({ units, mended, attendance }, presentAt(movements, until), until);
    const roll = rollOf({ ...hall, ballots: [], options: [] });
    const call = callAt(events, until) ?? current.call;
    const quorum = quorumAt(movements, until, {
      roll,
      call,
      scopes: quorumScopes(rule),
      exclusions: rule.exclusions,
      quorum: rule.quorum,
      vocabulary: pack.vocabulary,
    });
    const weights = new Map([...units, ...attendance].map((one) => [one.unitId, one.weight]));
    const curve = presenceCurve(movements, weights, mended);
    return accept({ session, call, at, quorum, curve });
  });
}

async function readSession(tx: Transaction, assemblyId: string, roster: string, session: number) {
  const [units, mended, attendance, events, current] = await Promise.all([
    tx.get(peopleDocuments.units(assemblyId, roster)),
    readMended(tx, assemblyId, roster),
    tx.get(peopleDocuments.attendance(assemblyId, session)),
    tx.get(documents.events(assemblyId).where('session', '==', session)),
    tx.get(documents.session(assemblyId, session)),
  ]);
  return {
    units: units.docs.map((unit): Unit => unit.data()),
    mended,
    attendance: attendance.docs.map((unit): Attendance => unit.data()),
    events: datedEvents(events.docs),
    current: current.data(),
  };
}

/** A session has two calls when the second one is held on the same day. */
function callAt(events: readonly DatedEvent[], until: Instant): number | null {
  const said = events.filter(({ call }) => call !== undefined);
  const before = said.filter(({ committed }) => committed <= until).at(-1);
  return before?.call ?? said[0]?.call ?? null;
}
