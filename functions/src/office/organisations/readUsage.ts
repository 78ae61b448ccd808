import {
  type Assembly,
  attendanceModes,
  isRehearsal,
  localDateOf,
  type Question,
  sessionKinds,
  sittingMillis,
  type Usage,
  type UsageAnswer,
  usedSomething,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { StoredSession } from '../../kernel/database/storedTypes.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';

interface UsageAsked {
  readonly organisationId: string;
  /** `2026-11` */
  readonly month: string;
  readonly now: number;
}

/** So many assemblies are read at once. */
const atOnce = 10;

/** The use of each assembly of the organisation in a month, by its own clock. */
export async function readUsage({ organisationId, month, now }: UsageAsked): Promise<UsageAnswer> {
  const found = await documents.assemblies().where('organisationId', '==', organisationId).get();
  // Nothing that was only rehearsed was used.
  const waiting = found.docs.filter((one) => !isRehearsal(one.data())).values();
  const usages: Usage[] = [];
  const reader = async () => {
    for (const one of waiting) usages.push(await usageOf(one.id, one.data(), month, now));
  };
  await Promise.all(Array.from({ length: atOnce }, reader));
  return {
    month,
    usages: usages
      .filter(usedSomething)
      .sort((a, b) => a.name.localeCompare(b.name, 'es', { numeric: true })),
  };
}

async function usageOf(
  assemblyId: string,
  assembly: Assembly,
  month: string,
  now: number,
): Promise<Usage> {
  const { name, timeZone, activeRoster } = assembly;
  const isIn = (at: number) => localDateOf(at, timeZone).startsWith(month);
  const numbers = Array.from({ length: assembly.activeSession }, (_, i) => i + 1);
  const [sessions, roster, mails] = await Promise.all([
    Promise.all(numbers.map((number) => documents.session(assemblyId, number).get())),
    activeRoster === null ? null : peopleDocuments.roster(assemblyId, activeRoster).get(),
    countMails(assemblyId, isIn),
  ]);
  const held = sessions
    .flatMap((one): readonly StoredSession[] => {
      const session = one.data();
      return session === undefined ? [] : [session];
    })
    .filter(({ installedAt }) => (installedAt ?? null) !== null && isIn(installedAt ?? 0));
  const parts = await Promise.all(held.map(({ session }) => partOf(assemblyId, session, now)));
  const sum = (of: (part: SessionUsage) => number) =>
    parts.reduce((total, part) => total + of(part), 0);
  return {
    name,
    mails,
    units: roster?.data()?.units ?? 0,
    accredited: {
      hall: sum(({ accredited }) => accredited.hall),
      online: sum(({ accredited }) => accredited.online),
      paper: sum(({ accredited }) => accredited.paper),
    },
    votes: sum(({ votes }) => votes),
    sittingMillis: sum((part) => part.sittingMillis),
  };
}

type SessionUsage = Pick<Usage, 'accredited' | 'votes' | 'sittingMillis'>;

async function partOf(assemblyId: string, session: number, now: number): Promise<SessionUsage> {
  const [counts, questions, events] = await Promise.all([
    Promise.all(
      attendanceModes.map(async (channel) => {
        const came = peopleDocuments
          .attendance(assemblyId, session)
          .where('channel', '==', channel);
        return [channel, (await came.count().get()).data().count] as const;
      }),
    ),
    pollDocuments.questions(assemblyId).where('session', '==', session).get(),
    Promise.all(
      sessionKinds.map((kind) => {
        const ofSession = documents.events(assemblyId).where('session', '==', session);
        return ofSession.where('kind', '==', kind).get();
      }),
    ),
  ]);
  const votes = await Promise.all(questions.docs.map((one) => countVotes(assemblyId, one.data())));
  const { hall = 0, online = 0, paper = 0 } = Object.fromEntries(counts);
  return {
    accredited: { hall, online, paper },
    votes: votes.reduce((total, count) => total + count, 0),
    sittingMillis: sittingMillis(
      events.flatMap(({ docs }) => docs.map((event) => event.data())),
      now,
    ),
  };
}

async function countVotes(assemblyId: string, question: Question): Promise<number> {
  if (question.rehearsal === true || question.openedAt === null) return 0;
  return (await pollDocuments.keptVotes(assemblyId, question).count().get()).data().count;
}

async function countMails(assemblyId: string, isIn: (at: number) => boolean): Promise<number> {
  const found = await documents
    .mails(assemblyId)
    .where('state', '==', 'sent')
    .select('queuedAt')
    .get();
  return found.docs.filter((one) => isIn(one.get('queuedAt'))).length;
}
