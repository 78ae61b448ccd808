import { type Ballot, checkedRows, isInForce, type NamedBallot } from '@asamblea/domain';
import { firestore } from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';
import { readParts } from '../../kernel/database/readParts.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import type { BallotArchive } from '../../polls/stored/voteDocuments.ts';

/** Keeps each document far from the size that the database takes. */
const rowsAPart = 4_000;

/**
 * The named ballots of closed questions, which change no more. The first reader reads them one by one and
 * leaves them together, so that a report of thirty questions reads thirty documents.
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
    const rows = first === undefined ? null : await readRoll(assemblyId, questionId, first);
    rolls.set(questionId, rows ?? (await gather(assemblyId, questionId)));
  }
  return rolls;
}

/** Null for an archive from before a ballot said when it was cast: it is gathered again. */
async function readRoll(
  assemblyId: string,
  questionId: string,
  first: BallotArchive,
): Promise<readonly NamedBallot[] | null> {
  const others = await Promise.all(
    Array.from({ length: first.parts - 1 }, (_, i) =>
      pollDocuments.roll(assemblyId, questionId, i + 1).get(),
    ),
  );
  const rows = [first, ...others.map((part) => part.data())].flatMap((part, i) =>
    part === undefined ? [] : rowsOf(paths.roll(assemblyId, questionId, i), part.json),
  );
  return rows.every(isRow) ? rows.map(ballotOf) : null;
}

async function gather(assemblyId: string, questionId: string): Promise<readonly NamedBallot[]> {
  const cast = await pollDocuments
    .ballots(assemblyId, questionId)
    .select('unitId', 'optionIds', 'personId', 'weight', 'castAt', 'earlier', 'withdrawn')
    .get();
  return keepBallots(
    { assemblyId, questionId },
    cast.docs.map((ballot) => ballot.data() as ArchivedBallot),
  );
}

/** Leaves together the ballots of a closed question, every one of them, for the reports that ask later. */
export async function keepBallots(
  { assemblyId, questionId }: { readonly assemblyId: string; readonly questionId: string },
  ballots: readonly ArchivedBallot[],
): Promise<readonly NamedBallot[]> {
  const rows = ballots
    .filter(isInForce)
    // A copy of the marks: a ballot without them, not migrated yet, fails here and leaves no roll.
    .map(({ unitId, optionIds, personId, castAt, weight, earlier = [] }) => ({
      ...{ unitId, optionIds: [...optionIds], personId },
      ...{ firstAt: earlier[0]?.castAt ?? castAt, weight },
    }));
  await keep(assemblyId, questionId, rows);
  return rows;
}

/** The first part goes last: a reader that finds it finds them all. Two who gather at once write the same. */
async function keep(
  assemblyId: string,
  questionId: string,
  rows: readonly Gathered[],
): Promise<void> {
  const parts = Math.max(1, Math.ceil(rows.length / rowsAPart));
  const partOf = (part: number): BallotArchive => ({
    parts,
    json: JSON.stringify(
      rows
        .slice(part * rowsAPart, (part + 1) * rowsAPart)
        .map(({ unitId, optionIds, personId, firstAt, weight }): Row => {
          return [unitId, optionIds, personId, firstAt, weight];
        }),
    ),
  });
  for (let part = parts - 1; part >= 0; part -= 1) {
    await pollDocuments.roll(assemblyId, questionId, part).set(partOf(part));
  }
}

/** The part of a ballot that an archive keeps. */
type ArchivedBallot = Pick<
  Ballot,
  'unitId' | 'optionIds' | 'personId' | 'weight' | 'castAt' | 'earlier' | 'withdrawn'
>;

type Gathered = Required<NamedBallot>;

type Row = readonly [
  unitId: string,
  optionIds: readonly string[],
  personId: string,
  firstAt: number,
  weight: number,
];

/** The older row: without times and, before one mark was a list of one, the first apart. */
type OlderRow = readonly [string, first: string | readonly string[], string, ...unknown[]];

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isRow(row: unknown): row is Row {
  if (!Array.isArray(row) || row.length !== 5) return false;
  const [unitId, marks, personId, firstAt, weight] = row;
  return (
    isText(unitId) &&
    Array.isArray(marks) &&
    marks.every(isText) &&
    isText(personId) &&
    Number.isSafeInteger(firstAt) &&
    Number.isSafeInteger(weight)
  );
}

function isOlderRow(row: unknown): row is OlderRow {
  return Array.isArray(row) && row.length < 5 && isText(row[0]) && isText(row[2]);
}

/** Many more than a schema of each row would read in the time of a report. */
const rowsOf = readParts(
  checkedRows((row): row is Row | OlderRow => isRow(row) || isOlderRow(row)),
);

function ballotOf([unitId, optionIds, personId, firstAt, weight]: Row): Gathered {
  return { unitId, optionIds, personId, firstAt, weight };
}
