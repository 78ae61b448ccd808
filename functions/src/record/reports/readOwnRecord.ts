import {
  type Assembly,
  accept,
  byQuestionNumber,
  type Outcome,
  type OwnReading,
  type Question,
  type ReportQuery,
  refuse,
  type SessionRecord,
} from '@asamblea/domain';
import { chunksOf } from '../../kernel/database/chunksOf.ts';
import { documents } from '../../kernel/database/documents.ts';
import { readEach, type Transaction } from '../../kernel/database/firestore.ts';
import { datedEvents } from '../../kernel/events/datedEvents.ts';
import { readProxiesAbout } from '../../people/proxies/readProxyBook.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { markOfHead } from './markOfHead.ts';
import { readOwnVotes } from './readOwnVotes.ts';

export interface OwnRecord extends Omit<OwnReading, 'personId' | 'deadlines'> {
  readonly assembly: Assembly;
}

/** Sessions before the one under way in which the last that ended is looked for. */
const sessionsBack = 3;

export interface OwnAsked {
  readonly assemblyId: string;
  readonly personId: string;
  readonly query: ReportQuery;
  readonly now: number;
}

/** When it was open. */
const ends = ['session-installed', 'session-closed'] as const;

/** All of it as of one instant; null when no session ended. */
export async function readOwnRecord(
  tx: Transaction,
  { assemblyId, personId, query, now }: OwnAsked,
): Promise<Outcome<OwnRecord | null>> {
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const { activeRoster, activeSession } = assembly;
  if (activeRoster === null) return accept(null);
  const numbers =
    query.session === undefined
      ? Array.from({ length: sessionsBack + 1 }, (_, i) => activeSession - i).filter((n) => n > 0)
      : [query.session];
  const sessions = await tx.getAll(...numbers.map((n) => documents.session(assemblyId, n)));
  const session = sessions.find((one) => one.data()?.state === 'closed')?.data();
  if (session === undefined) return accept(null);
  const number = session.session;
  const ofUnits = documents.events(assemblyId);
  const events = ofUnits.where('session', '==', number);
  const roster = peopleDocuments.units(assemblyId, activeRoster);
  const [head, owned, moved, milestones, asked] = await Promise.all([
    tx.get(documents.sealHead(assemblyId)),
    tx.get(roster.where('ownerIds', 'array-contains', personId)),
    tx.get(events.where('personId', '==', personId)),
    Promise.all(ends.map((kind) => tx.get(events.where('kind', '==', kind)))),
    tx.get(pollDocuments.questions(assemblyId).where('session', '==', number)),
  ]);
  const ownIds = owned.docs.map(({ id }) => id);
  const heldIds = moved.docs.flatMap((one) => one.data().unitId ?? []);
  const unitIds = [...new Set([...ownIds, ...heldIds])];
  const questions = asked.docs
    .map((one): Question => one.data())
    // A practice question counts nowhere.
    .filter(
      ({ rehearsal, state }) => rehearsal !== true && (state === 'closed' || state === 'annulled'),
    )
    .toSorted(byQuestionNumber);
  const [units, seats, comings, proxies, doors, results, votes] = await Promise.all([
    readEach(
      tx,
      unitIds.map((unitId) => roster.doc(unitId)),
    ),
    readEach(
      tx,
      unitIds.map((unitId) => peopleDocuments.attendance(assemblyId, number).doc(unitId)),
    ),
    Promise.all(chunksOf(unitIds).map((ids) => tx.get(ofUnits.where('unitId', 'in', ids)))),
    readProxiesAbout(tx, assemblyId, [], unitIds),
    Promise.all(
      chunksOf(unitIds).map((ids) =>
        tx.get(peopleDocuments.doorPeople(assemblyId).where('unitIds', 'array-contains-any', ids)),
      ),
    ),
    readEach(
      tx,
      questions.map(({ questionId }) => pollDocuments.result(assemblyId, questionId)),
    ),
    readOwnVotes(tx, assemblyId, questions, unitIds),
  ]);
  const record: SessionRecord = {
    assembly,
    session,
    questions,
    results,
    readAt: now,
    ...markOfHead(head.data()),
    ballots: votes.ballots,
    units: units.toSorted((a, b) => a.order - b.order),
    attendance: seats,
    events: datedEvents([
      ...milestones.flatMap(({ docs }) => docs),
      ...comings.flatMap(({ docs }) => docs.filter((one) => one.data().session === number)),
    ]),
    doors: doors.flatMap(({ docs }) => docs.map((one) => one.data())),
    attorneys: new Map(proxies.map((proxy) => [proxy.attorneyId, proxy.attorneyName])),
  };
  return accept({ assembly, record, tookPart: votes.tookPart, receipts: votes.receipts });
}
