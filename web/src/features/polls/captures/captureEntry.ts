import {
  type CaptureAnswer,
  type CaptureRequest,
  type CastAnswerRow,
  groupBy,
  type Question,
  sayMarks,
  sayUnits,
  sayVoted,
} from '@asamblea/domain';

export type EntryState = 'sending' | 'done' | 'partial' | 'refused' | 'lost' | 'undone';

/** One of the last captures, with what is needed to send it again or take it back. */
export interface CaptureEntry {
  /** The `requestId` of the entry. */
  readonly id: string;
  /** That of its undoing, if it comes to that. */
  readonly undoId: string;
  readonly request: CaptureRequest;
  readonly title: string;
  readonly state: EntryState;
  /** The counted units, the uncounted ones and why. */
  readonly lines: readonly string[];
  readonly counted: readonly Counted[];
}

interface Counted {
  readonly unitId: string;
  readonly receipt: string;
}

/** One that was just sent. */
export function newEntry(title: string, request: CaptureRequest): CaptureEntry {
  const ids = { id: request.requestId, undoId: crypto.randomUUID() };
  return { ...ids, request, title, state: 'sending', lines: [], counted: [] };
}

export interface ReadingEntry {
  readonly question: Pick<Question, 'options' | 'election'>;
  readonly timeZone: string;
  readonly labelOf: (unitId: string) => string;
}

const labelsShown = 6;

/** Reads the answer to a capture: what it became and how to say it. */
export function readAnswer(
  { results }: Pick<CaptureAnswer, 'results'>,
  reading: ReadingEntry,
): Pick<CaptureEntry, 'state' | 'lines' | 'counted'> {
  const counted = results.flatMap((row) => (row.status === 'refused' ? [] : [row]));
  const refused = results.flatMap((row) => (row.status === 'refused' ? [row] : []));
  const state =
    refused.length === 0 ? 'done' : counted.length === 0 ? 'refused' : ('partial' as const);
  return {
    state,
    lines: [...sayCounted(counted, reading), ...sayRefused(refused, reading)],
    counted: counted.map(({ unitId, receipt }) => ({ unitId, receipt: receipt ?? '' })),
  };
}

type CountedRow = Extract<CastAnswerRow, { receipt: unknown }>;
type RefusedRow = Extract<CastAnswerRow, { status: 'refused' }>;

/** `A favor: T1-101, T1-102`, a line for each answer. */
function sayCounted(rows: readonly CountedRow[], reading: ReadingEntry): readonly string[] {
  const says = ({ optionIds }: CountedRow) => sayMarks(reading.question, optionIds ?? []);
  return [...groupBy(rows, says)].map(([said, of]) => `${said}: ${sayLabels(of, reading)}`);
}

function sayRefused(rows: readonly RefusedRow[], reading: ReadingEntry): readonly string[] {
  const says = ({ refusal, voted }: RefusedRow) =>
    voted === undefined ? refusal.message : sayVoted(voted, reading.timeZone);
  const lines = rows
    .slice(0, labelsShown)
    .map((row) => `${reading.labelOf(row.unitId)}: ${says(row)}`);
  const more = rows.length - lines.length;
  return more === 0
    ? lines
    : [...lines, `Y ${sayUnits(more)} más que ya habían votado o no están.`];
}

function sayLabels(rows: readonly CountedRow[], { labelOf }: ReadingEntry): string {
  if (rows.length > labelsShown) return sayUnits(rows.length);
  return rows.map(({ unitId }) => labelOf(unitId)).join(', ');
}
