import {
  type Assembly,
  type AssemblySession,
  calendarOf,
  type HeldMeeting,
  type LocalDate,
  localDateOf,
  type Modality,
  toldDayOf,
} from '@asamblea/domain';
import { holidaysAround } from '../../kernel/calendars/holidaysAround.ts';
import { documents } from '../../kernel/database/documents.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { readVersions } from './readVersions.ts';

export interface ReadingMeeting {
  readonly assemblyId: string;
  readonly assembly: Assembly;
  readonly session: AssemblySession;
  readonly now: number;
}

/** A meeting that was closed, as far as its deadlines look at it. */
export async function readHeldMeeting(held: ReadingMeeting): Promise<HeldMeeting> {
  const { assemblyId, assembly, session, now } = held;
  const [heldOn, channel, decided, versions] = await Promise.all([
    readLastDay(held),
    readModality(assemblyId, session.session),
    pollDocuments
      .questions(assemblyId)
      .where('session', '==', session.session)
      .where('state', '==', 'closed')
      .limit(1)
      .get(),
    readVersions(null, assemblyId, session),
  ]);
  const notifiedOn = toldDayOf(versions);
  const calendar = calendarOf(assembly, await holidaysAround(assembly, now));
  const { rulePack } = assembly;
  return { rulePack, heldOn, channel, hasDecided: !decided.empty, notifiedOn, calendar };
}

/** The day on which it was closed, as the minutes count. */
export async function readLastDay({
  assemblyId,
  assembly,
  session,
}: Omit<ReadingMeeting, 'now'>): Promise<LocalDate> {
  const closed = await documents
    .events(assemblyId)
    .where('session', '==', session.session)
    .where('kind', '==', 'session-closed')
    .limit(1)
    .get();
  const at = closed.docs[0]?.data().at ?? session.installedAt ?? session.startsAt;
  return localDateOf(at, assembly.timeZone);
}

/** How people came, whatever it was called for. */
async function readModality(assemblyId: string, session: number): Promise<Modality> {
  const came = (channel: 'hall' | 'online') =>
    peopleDocuments.attendance(assemblyId, session).where('channel', '==', channel).limit(1).get();
  const [hall, online] = await Promise.all([came('hall'), came('online')]);
  if (online.empty) return 'hall';
  return hall.empty ? 'remote' : 'mixed';
}
