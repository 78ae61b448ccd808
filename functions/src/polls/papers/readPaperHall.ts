import {
  accept,
  decidePaperHours,
  type Outcome,
  type PaperCheckRequest,
  type Question,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether, Timestamp } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { readHallAt } from '../closing/readHallAt.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

interface PaperHallAsked {
  readonly assemblyId: string;
  readonly now: number;
  readonly asked: Pick<PaperCheckRequest, 'questionId' | 'openedAt' | 'closedAt'>;
}

interface PaperHall {
  readonly question: Question;
  /** The roster in force, by which the hall was read. */
  readonly roster: string;
  readonly hall: Awaited<ReturnType<typeof readHallAt>>;
  readonly timeZone: string;
}

/** The hall at the hour when a vote on paper was closed, where it may be written down. */
export async function readPaperHall({
  assemblyId,
  now,
  asked,
}: PaperHallAsked): Promise<Outcome<PaperHall>> {
  const { questionId, openedAt, closedAt } = asked;
  const read = await readTogether(async (tx) => {
    const question = (await tx.get(pollDocuments.question(assemblyId, questionId))).data();
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (question === undefined || assembly === undefined) return refuse('question-unknown');
    const { activeRoster: roster, activeSession, timeZone } = assembly;
    if (roster === null) return refuse('roster-missing');
    const session = (await tx.get(documents.session(assemblyId, activeSession))).data();
    const isHere = question.session === activeSession && session?.state === 'open';
    if (!isHere) return refuse('session-not-open');
    const version = (await tx.get(peopleDocuments.roster(assemblyId, roster))).data();
    const decided = decidePaperHours({
      ...{ question, openedAt, closedAt, now },
      installedAt: session.installedAt ?? null,
      rosterSince: version?.activatedAt ?? 0,
    });
    return decided.ok ? accept({ question, roster, timeZone: timeZone ?? 'UTC' }) : decided;
  });
  if (!read.ok) return read;
  const { question } = read.value;
  const hall = await readHallAt(assemblyId, question, Timestamp.fromMillis(closedAt), now);
  return accept({ ...read.value, hall });
}
