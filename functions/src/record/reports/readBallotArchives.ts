import { checkedRows, isInForce, type NamedBallot } from '@asamblea/domain';
import { firestore, isAlreadyExists } from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';
import { readParts } from '../../kernel/database/readParts.ts';
import type { BallotArchive } from '../../polls/ballots/voteDocuments.ts';
import { pollDocuments } from '../../polls/questions/pollDocuments.ts';

/** Keeps each document far from the size that the database takes. */
const rowsAPart = 4_000;

/**
 * The named ballots of closed questions, which change no more. Whoever asks first reads them one by
 * one and leaves them together, so that a report of thirty questions reads thirty documents.
 */
export async function readBallotArchives(
  assemblyId: string,
  questionIds: readonly string[],
): Promise<ReadonlyMap<string, readonly NamedBallot[]>> {
  if (questionIds.length === 0) return new Map();
  const kept = await firestore().getAll(
    ...questionIds.map((questionId) => pollDocuments.roll(assemblyId, questionId, 0)),
  );
  const rolls = new Map<string, readonly NamedBallot[]>();
  // One after another: ballots of a large meeting all at once are more than an instance has room for.
  for (const [place, found] of kept.entries()) {
    const questionId = questionIds[place] ?? '';
    // The reference it was asked by gives it its type.
    const first = found.data() as BallotArchive | undefined;
    const rows =
      first === undefined
        ? await gather(assemblyId, questionId)
        : await readRoll(assemblyId, questionId, first);
    rolls.set(questionId, rows);
  }
  return rolls;
}

async function readRoll(
  assemblyId: string,
  questionId: string,
  first: BallotArchive,
): Promise<readonly NamedBallot[]> {
  const others = await Promise.all(
    Array.from({ length: first.parts - 1 }, (_, i) =>
      pollDocuments.roll(assemblyId, questionId, i + 1).get(),
    ),
  );
  return [first, ...others.map((part) => part.data())].flatMap((part, i) =>
    part === undefined ? [] : ballotsOf(paths.roll(assemblyId, questionId, i), part),
  );
}

async function gather(assemblyId: string, questionId: string): Promise<readonly NamedBallot[]> {
  const cast = await pollDocuments
    .ballots(assemblyId, questionId)
    .select('unitId', 'optionIds', 'personId', 'withdrawn')
    .get();
  const rows = cast.docs
    .map((ballot) => ballot.data())
    .filter(isInForce)
    // A copy of the marks: a ballot without them, not migrated yet, fails here and leaves no roll.
    .map(({ unitId, optionIds, personId }) => ({ unitId, optionIds: [...optionIds], personId }));
  await keep(assemblyId, questionId, rows);
  return rows;
}

/** The first part goes last: whoever finds it finds them all. Two who gather at once write the same. */
async function keep(
  assemblyId: string,
  questionId: string,
  rows: readonly NamedBallot[],
): Promise<void> {
  const parts = Math.max(1, Math.ceil(rows.length / rowsAPart));
  const partOf = (part: number): BallotArchive => ({
    parts,
    json: JSON.stringify(
      rows
        .slice(part * rowsAPart, (part + 1) * rowsAPart)
        .map(({ unitId, optionIds, personId }): Row => [unitId, optionIds, personId]),
    ),
  });
  for (let part = parts - 1; part > 0; part -= 1) {
    await pollDocuments.roll(assemblyId, questionId, part).set(partOf(part));
  }
  await pollDocuments
    .roll(assemblyId, questionId, 0)
    .create(partOf(0))
    .catch((error: unknown) => {
      if (!isAlreadyExists(error)) throw error;
    });
}

type Row = readonly [unitId: string, optionIds: readonly string[], personId: string];

/** As it was kept before one mark was a list of one: the first, and then all where there could be several. */
type OlderRow = readonly [string, first: string, personId: string, all?: readonly string[]];

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Many more than a schema of each row would read in the time of a report. */
const rowsOf = readParts(
  checkedRows((row): row is Row | OlderRow => {
    if (!Array.isArray(row)) return false;
    const [unitId, marks, personId, all = []] = row;
    const areMarks = isText(marks) || (Array.isArray(marks) && marks.every(isText));
    return (
      isText(unitId) && areMarks && isText(personId) && Array.isArray(all) && all.every(isText)
    );
  }),
);

function ballotsOf(path: string, { json }: BallotArchive): readonly NamedBallot[] {
  return rowsOf(path, json).map(([unitId, marks, personId, all]) => ({
    unitId,
    optionIds: typeof marks === 'string' ? (all ?? [marks]) : marks,
    personId,
  }));
}
