import { randomUUID } from 'node:crypto';
import { proofLife } from '@asamblea/domain';
import { unzipSync } from 'fflate';
import * as z from 'zod';
import { writeTable } from '../figures/writeTable.ts';
import { type Check, check, goal } from '../hall/checkQuestion.ts';
import { postJson } from '../hall/postJson.ts';
import { seedMeeting } from '../seeds/seedMeeting.ts';
import { memberOf, type Visitor } from '../seeds/seedMember.ts';
import type { ReportPlan } from './measureReports.ts';

export interface ArchiveMeasure extends Pick<ReportPlan, 'units' | 'questions'> {
  readonly archives: readonly MadeArchive[];
}

interface MadeArchive {
  readonly name: string;
  /** From the press until it can be downloaded. */
  readonly millis: number;
  /** The longest that the page went without news. */
  readonly silence: number;
  /** Of the ZIP. */
  readonly bytes: number;
  /** Ballots that it holds. */
  readonly ballots: number;
  /** Of the API before and at its largest, in MiB. Null where nothing tells. */
  readonly memory: { readonly before: number | null; readonly peak: number | null };
}

const zipWithinMs = 60_000;

const archives = [
  { name: 'expediente', address: '/protected/dossier', id: 'jobId', ballots: /^datos\/votos\// },
  { name: 'exportación', address: '/protected/export', id: 'exportId', ballots: /\/ballots\./ },
] as const;
type ArchiveRow = (typeof archives)[number];

const progresses = z.object({ state: z.string(), written: z.number(), total: z.number() });
const links = z.object({ address: z.string() });

/** Makes every archive of a large meeting as the protected page does, and downloads it. */
export async function measureArchives(
  api: string,
  { units, questions, peaks }: ReportPlan,
): Promise<ArchiveMeasure> {
  const admin = memberOf('administrador', 'admin');
  const proofs = Object.fromEntries(admin.sids.map((sid) => [sid, Date.now() + proofLife]));
  const visitor = await seedMeeting({ units, questions, reader: { ...admin, proofs } });
  const made: MadeArchive[] = [];
  for (const row of archives) {
    const before = peaks.api();
    made.push(await makeArchive(api, visitor, row, { before, peak: peaks.api }));
  }
  return { units, questions, archives: made };
}

async function makeArchive(
  api: string,
  visitor: Visitor,
  { name, address, id, ballots }: ArchiveRow,
  memory: { readonly before: number | null; readonly peak: () => number | null },
): Promise<MadeArchive> {
  const jobId = randomUUID();
  const startedAt = performance.now();
  let [said, silence] = [startedAt, 0];
  const ask = async (path: string, body: object) => {
    const answer = await postJson(api, path, visitor, body);
    if (answer.status !== 200) throw new Error(`The ${name} was answered ${answer.status}.`);
    silence = Math.max(silence, performance.now() - said);
    said = performance.now();
    return answer.body;
  };
  let progress = progresses.parse(await ask(address, { [id]: jobId }));
  while (progress.state === 'writing') {
    progress = progresses.parse(await ask(`/jobs/${jobId}/advance`, {}));
  }
  if (progress.state !== 'done') throw new Error(`The ${name} ended as ${progress.state}.`);
  const millis = performance.now() - startedAt;
  const peak = memory.peak();
  const link = links.parse(await ask(`${address}/link`, { [id]: jobId }));
  const zip = new Uint8Array(await (await fetch(`${api}${link.address}`)).arrayBuffer());
  const files = Object.entries(unzipSync(zip, { filter: (file) => ballots.test(file.name) }));
  return {
    ...{ name, millis, silence, bytes: zip.length },
    ballots: files.reduce((sum, [, bytes]) => sum + linesOf(bytes), 0),
    memory: { before: memory.before, peak },
  };
}

function linesOf(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => sum + (byte === 10 ? 1 : 0), 0);
}

export function writeArchives({ units, questions, archives: made }: ArchiveMeasure) {
  return [
    writeTable(
      [
        `Archivos de ${units} unidades por ${questions} preguntas`,
        ...['listo (s)', 'sin noticias, lo más (s)', 'ZIP (MB)', 'memoria antes y máxima (MiB)'],
      ],
      made.map(({ name, millis, silence, bytes, memory }) => [
        name,
        ...[millis / 1000, silence / 1000, bytes / 1e6].map(sayTenths),
        [memory.before, memory.peak].map((value) => Math.round(value ?? 0)).join(' y '),
      ]),
    ),
  ];
}

function sayTenths(value: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return value.toLocaleString('es-CO', digits);
}

export function judgeArchives(measured: ArchiveMeasure): readonly Check[] {
  const { units, questions } = measured;
  const size = `${units} unidades por ${questions} preguntas`;
  return measured.archives.flatMap(({ name, millis, ballots }) => [
    check(`${name} de ${size}: lleva todas las papeletas`, ballots, units * questions),
    goal(
      `${name} de ${size}: listo en menos de ${zipWithinMs / 1000} s`,
      millis < zipWithinMs,
      `${Math.round(millis)} ms`,
    ),
  ]);
}
