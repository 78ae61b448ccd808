import {
  type ActaRecord,
  absentTable,
  answersTable,
  attendeesTable,
  choicesTable,
  coursesOf,
  decisionsTable,
  draftActa,
  movesTable,
  noDetails,
  type QuorumReport,
  quorumTables,
  type ReportTable,
  type VotersReport,
  type VotesReport,
} from '@asamblea/domain';
import { actaDocx } from '../../../web/src/parts/writing/actaDocx.ts';
import { actaPdf } from '../../../web/src/parts/writing/actaPdf.ts';
import { exportPdf, reportCsv, reportXlsx } from '../../../web/src/parts/writing/exportReport.ts';
import { seedMeeting } from '../seeds/seedMeeting.ts';
import { memberOf, type Visitor } from '../seeds/seedMember.ts';

export interface ReportPlan {
  readonly units: number;
  readonly questions: number;
  /** Of the memory of a program, from the last time that it was asked: in MiB, null where nothing tells. */
  readonly peaks: { readonly api: () => number | null; readonly own: () => number | null };
}

export interface ReportMeasure extends Pick<ReportPlan, 'units' | 'questions'> {
  /** The largest that each program became, in MiB. */
  readonly peakMiB: { readonly api: number | null; readonly own: number | null };
  /** Milliseconds, in the order of the rows: until it is on screen, and its slowest file. */
  readonly rows: readonly { readonly name: string; readonly open: number; readonly file: number }[];
}

const timeZone = 'America/Bogota';

/** Opens every report of a large meeting and writes every file of it, as its pages do. */
export async function measureReports(
  api: string,
  { units, questions, peaks }: ReportPlan,
): Promise<ReportMeasure> {
  const visitor = await seedMeeting({ units, questions, reader: memberOf('auditor', 'auditor') });
  // The memory of seeding is nobody's report.
  peaks.api();
  peaks.own();
  const quorum = await opened<QuorumReport>(api, 'quorum', visitor);
  const voters = await opened<VotersReport>(api, 'voters', visitor);
  const votes = await opened<VotesReport>(api, 'votes', visitor);
  const acta = await opened<ActaRecord>(api, 'acta', visitor);
  const moves = movesTable(quorum.report);
  const choices = choicesTable(voters.report);
  const answers = answersTable(votes.report);
  const absent = absentTable(voters.report);
  const rows = [
    {
      ...{ name: 'quórum', open: quorum.open },
      file: await slowestFile(moves, quorumTables(quorum.report, timeZone)),
    },
    {
      ...{ name: 'asistentes y votos', open: voters.open },
      file: await slowestFile(choices, [attendeesTable(voters.report), absent]),
    },
    {
      ...{ name: 'votaciones', open: votes.open },
      file: await slowestFile(answers, [answers, decisionsTable(votes.report)]),
    },
    { name: 'acta', open: acta.open, file: await slowestActa(acta.report) },
  ];
  return { units, questions, rows, peakMiB: { api: peaks.api(), own: peaks.own() } };
}

async function opened<Report>(api: string, kind: string, { cookie }: Visitor) {
  // The first reading warms the connection and the instance, as a session under way has done.
  await read(api, kind, cookie);
  const startedAt = performance.now();
  const report = (await read(api, kind, cookie)) as Report;
  return { report, open: performance.now() - startedAt };
}

async function read(api: string, kind: string, cookie: string): Promise<unknown> {
  const headers = { cookie, origin: api, 'x-requested-with': 'fetch' };
  const answer = await fetch(`${api}/api/reports/${kind}`, { headers });
  if (answer.status !== 200) throw new Error(`The report ${kind} answered ${answer.status}.`);
  return answer.json();
}

async function slowestFile(flat: ReportTable, pages: readonly ReportTable[]): Promise<number> {
  const report = { title: 'Informe', subtitle: '', timeZone, flat, sheets: [flat], pages };
  const times: number[] = [];
  for (const write of [reportCsv, reportXlsx, exportPdf]) {
    await timed(times, async () => write(report));
  }
  return Math.max(...times);
}

async function slowestActa(record: ActaRecord): Promise<number> {
  const [course] = coursesOf(record.quorum);
  if (course === undefined) throw new Error('The meeting of the bench was not held.');
  const draft = draftActa({ record, course, details: noDetails });
  const times: number[] = [];
  for (const write of [actaDocx, actaPdf]) await timed(times, () => write(draft));
  return Math.max(...times);
}

async function timed(times: number[], work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await work();
  times.push(performance.now() - startedAt);
}
