import { type Distribution, medianOf } from '../figures/distribution.ts';
import { writeTable } from '../figures/writeTable.ts';
import type { Check } from '../hall/checkQuestion.ts';
import type { Measured } from '../measures/measure.ts';
import type { DeskMeasure } from '../measures/measureDesks.ts';
import type { EngineMeasure } from '../measures/measureEngine.ts';
import type { EntranceMeasure } from '../measures/measureEntrances.ts';
import type { ImportMeasure } from '../measures/measureImport.ts';
import type { InvitationMeasure } from '../measures/measureInvitations.ts';
import type { RaceMeasure } from '../measures/measureRaces.ts';
import type { RivalMeasure } from '../measures/measureRivals.ts';
import type { SignsMeasure } from '../measures/measureSigns.ts';
import type { Spent } from '../measures/measureSpending.ts';
import type { VotesMeasure } from '../measures/measureVotes.ts';
import type { ReportMeasure } from '../records/measureReports.ts';
import { ratioOf } from './judge.ts';

interface Report {
  readonly machine: string;
  readonly measured: readonly Measured[];
}

/** The same text for the terminal and for a Markdown file. */
export function writeReport({ machine, measured }: Report): string {
  const checks = measured.flatMap((one) => one.checks);
  return [
    `Todo en una máquina: ${machine}. Cada medida empieza con la base vacía.`,
    ...measured.flatMap((one) => one.blocks),
    checks.map(sayCheck).join('\n'),
  ].join('\n\n');
}

export function writeVotes(found: VotesMeasure): readonly string[] {
  const { measures, spending, plan, voters, screens, refreshMs } = found;
  return [
    `${voters} votos en ${decimal(plan.withinMs / 1000)} s, ${screens} pantallas con \`onSnapshot\`, un refresco cada ${refreshMs} ms.`,
    timesTable('Votos (ms)', [
      ['voto → respuesta', measures.toAnswer],
      ['respuesta → barra, cada voto en cada pantalla', measures.toBar],
      ['último voto → cuenta completa, cada pantalla', measures.toFullCount],
    ]),
    `${decimal(measures.votesPerSecond)} votos por segundo; ${measures.refreshes} refrescos; ${decimal(measures.documentsPerRefresh)} documento leído por pantalla y refresco.`,
    writeTable(
      [`Votos por segundo, ${plan.atOnce} a la vez`, 'API', 'piso', 'API ÷ piso'],
      [
        ...measures.rounds.map(({ api, floor }, i) =>
          ratesRow(`ronda ${i + 1}`, api, floor, api / floor),
        ),
        ratesRow(
          'mediana',
          medianOf(measures.rounds.map((one) => one.api)),
          medianOf(measures.rounds.map((one) => one.floor)),
          ratioOf(measures),
        ),
      ],
    ),
    'El piso es una transacción por voto, sin HTTP ni reglas de la asamblea: 3 lecturas y 2 escrituras.',
    ...[
      ['Procesador por voto, por programa', spending.programs] as const,
      ['Procesador por voto, dentro de la API', spending.places] as const,
    ].flatMap(([title, rows]) => spentTable(title, rows)),
  ];
}

export function writeEngine({ units, times }: EngineMeasure): readonly string[] {
  return [
    timesTable('Recuento (ms)', [[`quórum y veredicto, ${units} unidades desde cero`, times]]),
  ];
}

export function writeRaces({ voters, raced, calm, others }: RaceMeasure): readonly string[] {
  return [
    timesTable('Carreras entre dos instancias (ms)', [
      [`${voters} votos en dos instancias, en calma`, calm],
      [`los demás, con ${raced} en carrera y un cierre`, others],
    ]),
  ];
}

/** The wait of desks that press at the same instant, by itself. */
export function writeDesks({ desks, single, alone, raced }: RivalMeasure): readonly string[] {
  return [
    timesTable('Mesas (ms)', [
      ['una mesa sola', single],
      [`${desks} mesas a la vez, cada una su unidad`, alone],
      [`${desks} mesas a la vez, la misma unidad`, raced],
    ]),
  ];
}

export function writeEntrances({ people, times }: EntranceMeasure): readonly string[] {
  return [timesTable('Entradas (ms)', [[`${people} entradas por código, una dirección`, times]])];
}

export function writeSigns(signs: SignsMeasure): readonly string[] {
  return [
    timesTable('Señales de presencia (ms)', [
      [`${signs.voters} votos, sin señales de presencia`, signs.calm],
      [`los mismos, con ${signs.signsPerMinute} señales por minuto`, signs.beside],
    ]),
    `De ${signs.sent} señales se escribieron ${signs.written}; las otras solo se leyeron.`,
  ];
}

export function writeInvitations({ queued, millis }: InvitationMeasure): readonly string[] {
  return [`${queued} invitaciones en cola en ${decimal(millis / 1000)} s.`];
}

export function writeImport(roster: ImportMeasure): readonly string[] {
  return [
    writeTable(
      [`Padrón de ${roster.units} unidades (ms)`, 'de cero', 'sobre otro'],
      [
        importRow('leer el archivo y revisarlo', roster.previews),
        importRow('comparar con el vigente', roster.comparisons),
        importRow('importar hasta que rige', roster.commits),
      ],
    ),
  ];
}

export function writeReports(reports: ReportMeasure): readonly string[] {
  const size = `${reports.units} unidades por ${reports.questions} preguntas`;
  const { api, own } = reports.peakMiB;
  const memory = `Memoria máxima con los informes de ${size}: la API ${mebibytes(api)}; quien los abre y escribe ${mebibytes(own)}.`;
  return [
    writeTable(
      [`Informes de ${size} (ms)`, 'abrir', 'el archivo más lento'],
      reports.rows.map(({ name, open, file }) => [name, decimal(open, 0), decimal(file, 0)]),
    ),
    ...(api === null ? [] : [memory]),
  ];
}

export function writeArrivals(desks: DeskMeasure): readonly string[] {
  return [
    timesTable(`${desks.desks} mesas y ${desks.bulk} unidades en bloque (ms)`, [
      ['acreditar → respuesta', desks.toAnswer],
      ['respuesta → quórum en pantalla', desks.toScreen],
    ]),
    `${decimal(desks.perSecond)} acreditaciones por segundo en las mesas, mientras entraban las del bloque en ${decimal(desks.bulkMillis / 1000)} s.`,
  ];
}

function mebibytes(value: number | null): string {
  return `${decimal(value ?? 0, 0)} MiB`;
}

function timesTable(
  title: string,
  rows: readonly (readonly [name: string, times: Distribution])[],
): string {
  return writeTable(
    [title, ...percentiles, 'medidas'],
    rows.map(([name, { p50, p95, p99, max, count }]) => [
      name,
      ...[p50, p95, p99, max].map((time) => decimal(time, 0)),
      String(count),
    ]),
  );
}

const percentiles = ['p50', 'p95', 'p99', 'máx.'] as const;

/** Nothing where the system does not tell. */
function spentTable(title: string, rows: readonly Spent[]): readonly string[] {
  if (rows.length === 0) return [];
  const all = rows.reduce((sum, { millis }) => sum + millis, 0);
  const row = ({ name, millis }: Spent) => [name, decimal(millis, 2), percent(millis / all)];
  return [writeTable([title, 'ms', 'parte'], rows.map(row))];
}

function percent(part: number): string {
  return `${decimal(part * 100, 0)} %`;
}

function importRow(name: string, times: readonly number[]): readonly string[] {
  return [name, ...times.map((time) => decimal(time, 0))];
}

function ratesRow(name: string, api: number, floor: number, ratio: number): readonly string[] {
  return [name, decimal(api, 0), decimal(floor, 0), decimal(ratio, 2)];
}

export function sayCheck({ text, isMet, detail }: Check): string {
  return isMet ? `- Se cumple: ${text}.` : `- NO SE CUMPLE: ${text}; ${detail}.`;
}

function decimal(value: number, digits = 1): string {
  return Number.isFinite(value)
    ? value.toLocaleString('es-CO', { maximumFractionDigits: digits })
    : 'nunca';
}
