import {
  accept,
  byArrival,
  byQuestionNumber,
  isSecret,
  type Outcome,
  type Question,
  type ReportQuery,
  refuse,
  type SessionRecord,
} from '@asamblea/domain';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import { chunksOf } from '../../kernel/database/chunksOf.ts';
import { documents } from '../../kernel/database/documents.ts';
import {
  readAsOf,
  readTogether,
  type Timestamp,
  type Transaction,
} from '../../kernel/database/firestore.ts';
import { datedEvents } from '../../kernel/events/datedEvents.ts';
import { readMended } from '../../meeting/quorum/readMended.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { markOfHead } from './markOfHead.ts';
import { type AtOnce, readAbsentees } from './readAbsentees.ts';
import { readBallotArchives } from './readBallotArchives.ts';

export interface ReportRequest {
  readonly assemblyId: string;
  readonly query: ReportQuery;
  readonly now: number;
  /** The instant that is read, of the last hour; not said: the present. */
  readonly readAt?: Timestamp;
}

/**
 * Everything of a session, as of one instant. Ballots, which are most of it, only when they are
 * asked for.
 */
export async function readSessionRecord(
  asked: ReportRequest,
  { ballots }: { readonly ballots: boolean },
): Promise<Outcome<SessionRecord>> {
  const { readAt } = asked;
  const read: AtOnce = readAt === undefined ? readTogether : (work) => readAsOf(readAt, work);
  const found = await readWithoutBallots(asked, read);
  if (!found.ok) return found;
  const absentees = await readAbsentees(asked.assemblyId, found.value, read);
  const record = { ...found.value, absentees };
  if (!ballots) return accept(record);
  const named = record.questions.filter((one) => one.state === 'closed' && !isSecret(one));
  const ids = named.map(({ questionId }) => questionId);
  return accept({ ...record, ballots: await readBallotArchives(asked.assemblyId, ids) });
}

function readWithoutBallots(
  { assemblyId, query, now }: ReportRequest,
  read: AtOnce,
): Promise<Outcome<SessionRecord>> {
  return read(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const { activeRoster, activeSession, name, country, rulePack, timeZone } = assembly;
    const { actaNumber, saturdaysWork, modality, weightMeasure, quorums, arrears } = assembly;
    if (activeRoster === null) return refuse('roster-missing');
    const number = query.session ?? activeSession;
    const [head, session, units, mended, attendance, moved, agenda, asked, proxies, doors, floor] =
      await Promise.all([
        tx.get(documents.sealHead(assemblyId)),
        tx.get(documents.session(assemblyId, number)),
        tx.get(peopleDocuments.units(assemblyId, activeRoster)),
        readMended(tx, assemblyId, activeRoster),
        tx.get(peopleDocuments.attendance(assemblyId, number)),
        tx.get(documents.events(assemblyId).where('session', '==', number)),
        tx.get(meetingDocuments.agenda(assemblyId)),
        tx.get(pollDocuments.questions(assemblyId).where('session', '==', number)),
        tx.get(peopleDocuments.proxies(assemblyId).select('attorneyId', 'attorneyName')),
        tx.get(peopleDocuments.doorPeople(assemblyId)),
        tx.get(hallDocuments.floor(assemblyId, number)),
      ]);
    const held = session.data();
    if (held === undefined) return refuse('not-found');
    const questions = asked.docs
      .map((one): Question => one.data())
      // A practice question counts nowhere.
      .filter(({ rehearsal }) => rehearsal !== true)
      .toSorted(byQuestionNumber);
    const counted = questions.filter(({ state }) => state === 'closed' || state === 'annulled');
    const [voting, results] = await Promise.all([
      readVoting(tx, assemblyId, questions),
      Promise.all(
        counted.map(({ questionId }) => tx.get(pollDocuments.result(assemblyId, questionId))),
      ),
    ]);
    return accept({
      assembly: {
        name,
        country,
        rulePack,
        timeZone,
        ...(actaNumber === undefined ? {} : { actaNumber }),
        ...(saturdaysWork === undefined ? {} : { saturdaysWork }),
        ...(modality === undefined ? {} : { modality }),
        ...(weightMeasure === undefined ? {} : { weightMeasure }),
        ...(quorums === undefined ? {} : { quorums }),
        ...(arrears === undefined ? {} : { arrears }),
      },
      session: held,
      units: units.docs.map((unit) => unit.data()).toSorted((a, b) => a.order - b.order),
      mended,
      attendance: attendance.docs.map((unit) => unit.data()),
      events: datedEvents([...moved.docs, ...voting]),
      agenda: agenda.docs.map((one) => one.data()),
      questions,
      results: results.flatMap((result) => result.data() ?? []),
      ballots: new Map(),
      doors: doors.docs.map((one) => one.data()).toSorted(byArrival),
      attorneys: new Map(
        proxies.docs.map((proxy) => [proxy.get('attorneyId'), proxy.get('attorneyName')]),
      ),
      floorSight: floor.data()?.rules.sight ?? 'nobody',
      readAt: now,
      ...markOfHead(head.data()),
    });
  });
}

/** The events of a question do not name the session. */
async function readVoting(tx: Transaction, assemblyId: string, questions: readonly Question[]) {
  const ids = questions.map(({ questionId }) => questionId);
  const found = await Promise.all(
    chunksOf(ids).map((chunk) =>
      tx.get(documents.events(assemblyId).where('questionId', 'in', chunk)),
    ),
  );
  return found.flatMap(({ docs }) => docs);
}
