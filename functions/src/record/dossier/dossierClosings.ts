import { type DebtorsAt, debtorsAt, type Instant, instantOf } from '@asamblea/domain';
import type { Archive } from '../../kernel/archives/archiveSource.ts';
import { readAsOf } from '../../kernel/database/firestore.ts';
import { readMended } from '../../meeting/quorum/readMended.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import type { Outline } from './readDossierOutline.ts';

interface Sources {
  readonly archive: Archive;
  readonly outline: Outline;
}

interface Closing {
  readonly questionId: string;
  readonly closing: Instant;
  readonly line: Instant | null;
}

/** When each question began to close and when its line was drawn, as the commits say it. */
export function closingsOf({ archive, outline }: Sources): Promise<readonly Closing[]> {
  const { assemblyId, readAt } = archive;
  return readAsOf(readAt, async (tx) => {
    const found = await Promise.all(
      outline.questions.map(async ({ questionId }) => {
        const mark = await tx.get(pollDocuments.closing(assemblyId, questionId));
        const { createTime, updateTime } = mark;
        if (createTime === undefined || updateTime === undefined) return [];
        const isDrawn = mark.data()?.step === 'counting';
        const line = isDrawn ? instantOf(updateTime) : null;
        return [{ questionId, closing: instantOf(createTime), line }];
      }),
    );
    return found.flat();
  });
}

/** Which units of the roster in force owed when each session was declared open and at the line of each question. */
export async function debtorsOf(sources: Sources): Promise<readonly DebtorsAt[]> {
  const { archive, outline } = sources;
  const { assemblyId, readAt } = archive;
  const { activeRoster } = outline.assembly;
  if (activeRoster === null) return [];
  const [lines, roster] = await Promise.all([
    closingsOf(sources),
    readAsOf(readAt, async (tx) => ({
      units: await tx.get(peopleDocuments.units(assemblyId, activeRoster).orderBy('order')),
      mended: await readMended(tx, assemblyId, activeRoster),
    })),
  ]);
  const units = roster.units.docs.map((one) => one.data());
  const sessionOf = new Map(outline.questions.map((one) => [one.questionId, one.session]));
  return debtorsAt({ units, mended: roster.mended }, [
    ...outline.sessions.flatMap(({ session, installedAsOf }) =>
      installedAsOf === undefined ? [] : [{ session, questionId: null, at: installedAsOf }],
    ),
    ...lines.flatMap(({ questionId, line }) =>
      line === null ? [] : [{ session: sessionOf.get(questionId) ?? 0, questionId, at: line }],
    ),
  ]);
}
