import { get, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { ParticipationReport } from '../participation/participationReport.ts';
import type { OwnReportAnswer } from '../reports/ownReport.ts';
import type { QuorumReport } from '../reports/quorumReport.ts';
import type { VotersReport } from '../reports/votersReport.ts';
import type { VotesReport } from '../reports/votesReport.ts';
import type { ActaRecord } from '../subject/actaRecord.ts';
import { type ReportQuery, reportQuery } from './reportRequests.ts';

/** The reports of a session, for those who answer for it, and each person's own part. */
export const reportEndpoints = {
  readQuorumReport: get('/reports/quorum', 'readQuorumReport').of<ReportQuery, QuorumReport>(),
  readVotersReport: get('/reports/voters', 'readVotersReport').of<ReportQuery, VotersReport>(),
  readVotesReport: get('/reports/votes', 'readVotesReport').of<ReportQuery, VotesReport>(),
  readParticipation: get('/reports/participation', 'readVotesReport').of<
    ReportQuery,
    ParticipationReport
  >(),
  readActa: get('/reports/acta', 'readActa').of<ReportQuery, ActaRecord>(),
  readOwnReport: get('/reports/own', 'readOwnReport').of<ReportQuery, OwnReportAnswer>(),
};

export const reportSchemas: SchemasOf<typeof reportEndpoints> = {
  readQuorumReport: reportQuery,
  readVotersReport: reportQuery,
  readVotesReport: reportQuery,
  readParticipation: reportQuery,
  readActa: reportQuery,
  readOwnReport: reportQuery,
};
