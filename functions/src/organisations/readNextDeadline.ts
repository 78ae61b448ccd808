import {
  type Assembly,
  type AssemblySession,
  addDays,
  calendarOf,
  type LocalDate,
  localDateOf,
  type MeetingChannel,
  type NextDeadline,
  nextDeadline,
} from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import { holidaysAround } from '../platform/holidaysAround.ts';

interface Held {
  readonly assemblyId: string;
  readonly assembly: Assembly;
  readonly session: AssemblySession;
  readonly now: number;
}

/** The next thing that the law asks for after a meeting that was closed; null when nothing is left. */
export async function readNextDeadline(held: Held): Promise<NextDeadline | null> {
  const { assemblyId, assembly, session, now } = held;
  const { rulePack, timeZone } = assembly;
  const heldOn = await readLastDay(held);
  const today = localDateOf(now, timeZone);
  if (heldOn < addDays(today, -oldestDays)) return null;
  const [channel, decided] = await Promise.all([
    readChannel(assemblyId, session.session),
    documents
      .questions(assemblyId)
      .where('session', '==', session.session)
      .where('state', '==', 'closed')
      .limit(1)
      .get(),
  ]);
  const calendar = calendarOf(assembly, holidaysAround(assembly, now));
  return nextDeadline({ rulePack, heldOn, channel, hasDecided: !decided.empty, calendar }, today);
}

/** No deadline of a law that the product knows is longer than a year: what is older is not read. */
const oldestDays = 370;

/** The day on which it was closed, as the minutes count. */
async function readLastDay({ assemblyId, assembly, session }: Held): Promise<LocalDate> {
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
async function readChannel(assemblyId: string, session: number): Promise<MeetingChannel> {
  const came = (channel: 'hall' | 'online') =>
    documents.attendance(assemblyId, session).where('channel', '==', channel).limit(1).get();
  const [hall, online] = await Promise.all([came('hall'), came('online')]);
  if (online.empty) return 'hall';
  return hall.empty ? 'remote' : 'mixed';
}
