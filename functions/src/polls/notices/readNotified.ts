import {
  type Assembly,
  accept,
  holdingWordsOf,
  localDateOf,
  type NotifiedView,
  notifiedTable,
  notifiedTotals,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

/** The people notified of a convocatoria, by what means and with what proof, and those still missing. */
export async function readNotified(
  assemblyId: string,
  convocationId: string,
  now: number,
): Promise<Outcome<NotifiedView>> {
  const [assembly, convocation] = await Promise.all([
    documents.assembly(assemblyId).get(),
    meetingDocuments.convocation(assemblyId, convocationId).get(),
  ]).then(([one, other]) => [one.data(), other.data()] as const);
  if (assembly === undefined || convocation === undefined) return refuse('convocation-unknown');
  const { number, kind, subject, text, sentOn, startsAt, place, timeZone, digest } = convocation;
  const of = { number, kind, subject, text, sentOn, startsAt, place, timeZone, digest };
  return accept(
    await readTold(assemblyId, { assembly, convocation: { convocationId, ...of }, now }),
  );
}

/** The table of notified people: by its mails, and by the notices by hand. */
export async function readTold(
  assemblyId: string,
  asked: {
    readonly assembly: Assembly;
    readonly convocation: NotifiedView['convocation'];
    readonly now: number;
  },
): Promise<NotifiedView> {
  const { assembly, convocation, now } = asked;
  const { convocationId, timeZone } = convocation;
  const { units, people } = await readRoster(assemblyId, assembly.activeRoster);
  const [outbox, written] = await Promise.all([
    documents.mails(assemblyId).where('convocationId', '==', convocationId).get(),
    pollDocuments.notices(assemblyId).where('convocationId', '==', convocationId).get(),
  ]);
  const mails = outbox.docs
    .map((one) => ({ ...one.data(), mailId: one.id }))
    .filter(({ kind }) => kind === 'notice' || kind === 'acta');
  const notices = written.docs.map((one) => one.data());
  const rows = notifiedTable({ units, people, mails, notices, timeZone });
  return {
    convocation,
    today: localDateOf(now, timeZone),
    country: assembly.country,
    words: holdingWordsOf(assembly),
    rows,
    totals: notifiedTotals(rows, units),
  };
}

async function readRoster(assemblyId: string, version: string | null) {
  if (version === null) return { units: [], people: [] };
  const [units, people] = await Promise.all([
    peopleDocuments.units(assemblyId, version).orderBy('order').get(),
    peopleDocuments.people(assemblyId, version).get(),
  ]);
  return {
    units: units.docs.map((unit) => unit.data()),
    people: people.docs.map((person) => person.data()),
  };
}
