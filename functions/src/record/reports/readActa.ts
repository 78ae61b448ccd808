import {
  type ActaNotice,
  type ActaRecord,
  accept,
  buildActaRecord,
  type Convocation,
  type Milestone,
  milestonesOf,
  type Outcome,
} from '@asamblea/domain';
import { holidaysAround } from '../../kernel/calendars/holidaysAround.ts';
import { documents } from '../../kernel/database/documents.ts';
import { datedEvents } from '../../kernel/events/datedEvents.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { readWhatWasTold } from '../versions/readWhatWasTold.ts';
import { type ReportRequest, readSessionRecord } from './readSessionRecord.ts';

/** Everything the record knows for the minutes of a session. */
export async function readActa(asked: ReportRequest): Promise<Outcome<ActaRecord>> {
  const read = await readSessionRecord(asked, { ballots: true });
  if (!read.ok) return read;
  const record = read.value;
  const { session } = record.session;
  const [failedBefore, planned, proxies, settings, sent, told] = await Promise.all([
    readEarlier(asked.assemblyId, session),
    readMilestones(asked.assemblyId, session + 1, 'call-planned'),
    peopleDocuments.proxies(asked.assemblyId).get(),
    documents.generalSettings(asked.assemblyId).get(),
    meetingDocuments.convocations(asked.assemblyId).orderBy('number').get(),
    readWhatWasTold(asked.assemblyId, record.session),
  ]);
  return accept(
    buildActaRecord(record, {
      failedBefore,
      plannedAfter: planned[0] ?? null,
      offices: settings.data()?.offices ?? [],
      proxies: proxies.docs.map((proxy) => proxy.data()),
      notices: sent.docs
        .map((one) => one.data())
        // Those that stand: what was called off called nobody. One of an earlier call may announce this one.
        .filter((one) => one.session <= session && one.calledOffAt === undefined)
        .filter(({ kind }) => kind !== 'cancellation')
        .map(noticeOf),
      holidays: await holidaysAround(record.assembly, record.readAt),
      told,
    }),
  );
}

/** The facts of a notice in the minutes; its text only where nothing else tells the agenda that it announced. */
function noticeOf(sent: Convocation): ActaNotice {
  const { number, kind, session, call, sentOn, digest, at, startsAt, secondCallAt } = sent;
  const { place, channel, points, meetingKind, caller, means, text, mailed = 0 } = sent;
  return {
    ...{ number, kind, session, call, sentOn, digest, at, startsAt, secondCallAt, place, channel },
    ...(points === undefined ? { text } : { points }),
    ...(meetingKind === undefined ? {} : { meetingKind }),
    ...(caller === undefined ? {} : { caller }),
    ...(means === undefined ? {} : { means }),
    mailed,
  };
}

/** A later call is held in the session that follows the failed one: there are three at most. */
async function readEarlier(assemblyId: string, session: number): Promise<readonly Milestone[]> {
  const before = [session - 2, session - 1].filter((one) => one > 0);
  const found = await Promise.all(
    before.map((one) => readMilestones(assemblyId, one, 'call-failed')),
  );
  return found.flat();
}

async function readMilestones(
  assemblyId: string,
  session: number,
  kind: 'call-failed' | 'call-planned',
): Promise<readonly Milestone[]> {
  const found = await documents
    .events(assemblyId)
    .where('session', '==', session)
    .where('kind', '==', kind)
    .get();
  return milestonesOf(datedEvents(found.docs), 1);
}
