import type { ReportTable } from '../../kernel/sheets/reportTable.ts';
import { quorumReport } from '../reports/quorumReport.ts';
import { movesTable, quorumTables } from '../reports/quorumTables.ts';
import type { SessionRecord } from '../reports/sessionRecord.ts';
import { votersReport } from '../reports/votersReport.ts';
import { absentTable, choicesTable } from '../reports/votersTables.ts';
import { votesReport } from '../reports/votesReport.ts';
import { answersTable, decisionsTable, roundsTable } from '../reports/votesTables.ts';

/** The tables of a session: the very ones that the reports show and that their downloads carry. */
export interface SessionTables {
  /** A row a question, with all that is said of it. */
  readonly decisions: ReportTable;
  /** A row a question or a moment. */
  readonly short: readonly ReportTable[];
  /** A row a unit or a movement: on a page of their own where there are many. */
  readonly long: readonly ReportTable[];
}

/** The reports of a session; for one decision, only the part that concerns it. */
export function sessionTables(record: SessionRecord, questionId?: string): SessionTables {
  const of = questionId === undefined ? record : onlyQuestion(record, questionId);
  const { timeZone } = of.assembly;
  const votes = votesReport(of);
  const quorum = quorumReport(of);
  const voters = votersReport(of);
  const rounds = roundsTable(votes);
  const moves = movesTable(quorum);
  return {
    decisions: decisionsTable(votes),
    short: [
      answersTable(votes),
      ...(rounds === null ? [] : [rounds]),
      ...quorumTables(quorum, timeZone).filter(({ name }) => name !== moves.name),
    ],
    long: [choicesTable(voters), absentTable(voters), moves],
  };
}

/** The session as if nothing else had been voted in it. */
function onlyQuestion(record: SessionRecord, questionId: string): SessionRecord {
  const isIt = (one: { readonly questionId: string }) => one.questionId === questionId;
  const { absentees } = record;
  return {
    ...record,
    questions: record.questions.filter(isIt),
    results: record.results.filter(isIt),
    events: record.events.filter((one) => concerns(one, questionId)),
    ballots: new Map([...record.ballots].filter(([id]) => id === questionId)),
    ...(absentees === undefined
      ? {}
      : { absentees: new Map([...absentees].filter(([id]) => id === questionId)) }),
  };
}

/** Whether an event is of that question, or of none. */
export function concerns(event: { readonly questionId?: string }, questionId: string): boolean {
  return event.questionId === undefined || event.questionId === questionId;
}
