import {
  accept,
  type Outcome,
  type ParticipationReport,
  participationReport,
  type QuorumReport,
  quorumReport,
  type SessionRecord,
  type VotersReport,
  type VotesReport,
  votersReport,
  votesReport,
} from '@asamblea/domain';
import { type ReportRequest, readSessionRecord } from './readSessionRecord.ts';

/** How the quorum moved through a session. */
export function readQuorumReport(asked: ReportRequest): Promise<Outcome<QuorumReport>> {
  return readReport(asked, quorumReport, false);
}

/** The attendees, their channels and attorneys, and their votes by name. */
export function readVotersReport(asked: ReportRequest): Promise<Outcome<VotersReport>> {
  return readReport(asked, votersReport, true);
}

/** Every closed question, with its rule and its verdict. */
export function readVotesReport(asked: ReportRequest): Promise<Outcome<VotesReport>> {
  return readReport(asked, votesReport, false);
}

/** How the votes with name came in, by time and by group. */
export function readParticipation(asked: ReportRequest): Promise<Outcome<ParticipationReport>> {
  return readReport(asked, participationReport, true);
}

async function readReport<Report>(
  asked: ReportRequest,
  make: (record: SessionRecord) => Report,
  ballots: boolean,
): Promise<Outcome<Report>> {
  const read = await readSessionRecord(asked, { ballots });
  return read.ok ? accept(make(read.value)) : read;
}
