import type { Check } from './checkQuestion.ts';
import type { Distribution } from './distribution.ts';
import { medianOf } from './distribution.ts';
import { ratioOf } from './judge.ts';
import type { Crowds } from './judgeCrowds.ts';
import type { DeskMeasure } from './measureDesks.ts';
import type { EngineMeasure } from './measureEngine.ts';
import type { ImportMeasure } from './measureImport.ts';
import type { Measures, Plan } from './measureLoad.ts';
import type { ReportMeasure } from './measureReports.ts';
import type { RivalMeasure } from './measureRivals.ts';
import type { SpendingMeasure, Spent } from './measureSpending.ts';
import { type Costs, writeCosts } from './writeCosts.ts';
import { writeTable } from './writeTable.ts';

export interface Report extends Crowds {
  readonly measures: Measures;
  readonly spending: SpendingMeasure;
  readonly engine: EngineMeasure;
  readonly roster: ImportMeasure;
  readonly reports: ReportMeasure;
  readonly desks: DeskMeasure;
  readonly costs: Costs;
  readonly checks: readonly Check[];
  readonly plan: Plan;
  readonly machine: string;
  readonly voters: number;
  readonly screens: number;
  readonly refreshMs: number;
}

/** The same text for the terminal and for a Markdown file. */
export function writeReport(report: Report): string {
  const { measures, spending, engine, roster, reports, desks, plan } = report;
  const { races, rivals, entrances, signs, invitations } = report;
  const { voters, screens, refreshMs, machine } = report;
  return [
    `${voters} votos en ${decimal(plan.withinMs / 1000)} s, ${screens} pantallas con \`onSnapshot\`, un refresco cada ${refreshMs} ms. Todo en una máquina: ${machine}.`,
    writeTable(
      ['Tiempos (ms)', ...percentiles, 'medidas'],
      [
        timesRow('voto → respuesta', measures.toAnswer),
        timesRow('respuesta → barra, cada voto en cada pantalla', measures.toBar),
        timesRow('último voto → cuenta completa, cada pantalla', measures.toFullCount),
        timesRow(`quórum y veredicto, ${engine.units} unidades desde cero`, engine.times),
      ],
    ),
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
    writeTable(
      ['Muchos en la misma puerta (ms)', ...percentiles, 'medidas'],
      [
        timesRow(`${races.voters} votos en dos instancias, en calma`, races.calm),
        timesRow(`los demás, con ${races.raced} en carrera y un cierre`, races.others),
        ...desksRows(rivals),
        timesRow(`${entrances.people} entradas por código, una dirección`, entrances.times),
        timesRow(`${signs.voters} votos, sin señales de presencia`, signs.calm),
        timesRow(`los mismos, con ${signs.signsPerMinute} señales por minuto`, signs.beside),
      ],
    ),
    `De ${signs.sent} señales se escribieron ${signs.written}; las otras solo se leyeron.`,
    `${invitations.queued} invitaciones en cola en ${decimal(invitations.millis / 1000)} s.`,
    writeTable(
      [`Padrón de ${roster.units} unidades (ms)`, 'de cero', 'sobre otro'],
      [
        importRow('leer el archivo y revisarlo', roster.previews),
        importRow('comparar con el vigente', roster.comparisons),
        importRow('importar hasta que rige', roster.commits),
      ],
    ),
    writeTable(
      [
        `Informes de ${reports.units} unidades por ${reports.questions} preguntas (ms)`,
        'abrir',
        'el archivo más lento',
      ],
      reports.rows.map(({ name, open, file }) => [name, decimal(open, 0), decimal(file, 0)]),
    ),
    writeTable(
      [`${desks.desks} mesas y ${desks.bulk} unidades en bloque (ms)`, ...percentiles, 'medidas'],
      [
        timesRow('acreditar → respuesta', desks.toAnswer),
        timesRow('respuesta → quórum en pantalla', desks.toScreen),
      ],
    ),
    `${decimal(desks.perSecond)} acreditaciones por segundo en las mesas, mientras entraban las del bloque en ${decimal(desks.bulkMillis / 1000)} s.`,
    ...writeCosts(report.costs),
    report.checks.map(sayCheck).join('\n'),
  ].join('\n\n');
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

function desksRows({ desks, single, alone, raced }: RivalMeasure): readonly (readonly string[])[] {
  return [
    timesRow('una mesa sola', single),
    timesRow(`${desks} mesas a la vez, cada una su unidad`, alone),
    timesRow(`${desks} mesas a la vez, la misma unidad`, raced),
  ];
}

/** What desks wait for that press at the same instant, by itself. */
export function writeDesks(rivals: RivalMeasure): string {
  return writeTable(['Mesas (ms)', ...percentiles, 'medidas'], desksRows(rivals));
}

function timesRow(name: string, { p50, p95, p99, max, count }: Distribution): readonly string[] {
  return [name, ...[p50, p95, p99, max].map((time) => decimal(time, 0)), String(count)];
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
