import { type ReportQuery, reportEndpoints, reportSchemas } from '@asamblea/domain';
import { serve } from '../../kernel/access/serve.ts';
import { readActa } from './readActa.ts';
import { readOwnReport } from './readOwnReport.ts';
import {
  readParticipation,
  readQuorumReport,
  readVotersReport,
  readVotesReport,
} from './readReports.ts';

export const serveReports = () =>
  serve(reportEndpoints, reportSchemas, {
    readQuorumReport: (call) => readQuorumReport(about(call)),
    readVotersReport: (call) => readVotersReport(about(call)),
    readVotesReport: (call) => readVotesReport(about(call)),
    readParticipation: (call) => readParticipation(about(call)),
    readActa: (call) => readActa(about(call)),
    readOwnReport: (call) => readOwnReport({ ...about(call), personId: call.member.personId }),
  });

/** Which session of which assembly, and when it is asked. */
function about(call: {
  readonly assemblyId: string;
  readonly asked: ReportQuery;
  readonly now: number;
}) {
  return { assemblyId: call.assemblyId, query: call.asked, now: call.now };
}
