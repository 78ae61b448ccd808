import { medianOf } from '../figures/distribution.ts';
import { type Check, check, goal } from '../hall/checkQuestion.ts';
import type { DeskMeasure } from '../measures/measureDesks.ts';
import type { EngineMeasure } from '../measures/measureEngine.ts';
import type { ImportMeasure } from '../measures/measureImport.ts';
import type { Measures } from '../measures/measureLoad.ts';
import type { VotesMeasure } from '../measures/measureVotes.ts';
import type { ReportMeasure } from '../records/measureReports.ts';

/** The bar moves within this time of a vote's answer, for nineteen votes in twenty. */
const barWithinMs = 1000;

/** The bare floor is one plain transaction a vote, measured in the same run. */
const timesTheFloor = 2;

/** A quorum and a verdict are recounted from every unit within this time. */
const recountWithinMs = 50;

/** A large roster is shown for review, and is in force, within these times. */
const previewWithinMs = { usual: 3_000, huge: 9_000 };
const commitWithinMs = { usual: 20_000, huge: 60_000 };
const hugeRoster = 30_000;

/** A report of a large meeting is on screen, and each of its files is ready, within these times. */
/** Milliseconds until a report is on screen, and until a file of it is written. */
const reportsWithin = { open: 2_000, file: 5_000 };
/** Of more units than this a file is written away from the page, which says so and can stop it. */
const hugeFrom = 5_000;
const hugeWithin = { open: 5_000, file: 30_000 };

/** How many times the bare floor the API gives: the middle round of each. */
export function ratioOf({ rounds }: Pick<Measures, 'rounds'>): number {
  return medianOf(rounds.map((one) => one.api)) / medianOf(rounds.map((one) => one.floor));
}

/** The conditions on votes, each once: one that failed in any question fails. */
export function judgeVotes({ measures, deliveries }: VotesMeasure): readonly Check[] {
  const byText = new Map<string, Check>();
  for (const one of measures.checks) {
    if (byText.get(one.text)?.isMet !== false) byText.set(one.text, one);
  }
  const p95 = measures.toBar.p95;
  const ratio = ratioOf(measures);
  return [
    ...byText.values(),
    check('ningún evento de la base quedó sin entregar', deliveries.lost, 0),
    goal('respuesta → barra, p95 menor que 1 s', p95 < barWithinMs, `${Math.round(p95)} ms`),
    goal(
      `la API acepta al menos ${String(timesTheFloor).replace('.', ',')} veces lo que el piso`,
      ratio >= timesTheFloor,
      `${ratio.toFixed(2)} veces`,
    ),
  ];
}

export function judgeEngine(engine: EngineMeasure): readonly Check[] {
  return [
    goal(
      `recuento entero de ${engine.units} unidades, p95 menor que ${recountWithinMs} ms`,
      engine.times.p95 < recountWithinMs,
      `${Math.round(engine.times.p95)} ms`,
    ),
  ];
}

export function judgeImport({ units, previews, commits, stored }: ImportMeasure): readonly Check[] {
  const size = units < hugeRoster ? 'usual' : 'huge';
  const preview = Math.max(...previews);
  const commit = Math.max(...commits);
  return [
    goal(
      `${units} unidades leídas y revisadas en menos de ${previewWithinMs[size] / 1000} s`,
      preview < previewWithinMs[size],
      `${Math.round(preview)} ms`,
    ),
    goal(
      `${units} unidades importadas en menos de ${commitWithinMs[size] / 1000} s`,
      commit < commitWithinMs[size],
      `${Math.round(commit)} ms`,
    ),
    check(`el padrón vigente tiene las ${units} unidades`, stored, units),
  ];
}

export function judgeReports({ units, questions, rows }: ReportMeasure): readonly Check[] {
  const size = `${units} unidades por ${questions} preguntas`;
  const within = units > hugeFrom ? hugeWithin : reportsWithin;
  return rows.flatMap(({ name, open, file }) => [
    goal(
      `informe de ${name}, ${size}: abre en menos de ${within.open / 1000} s`,
      open < within.open,
      `${Math.round(open)} ms`,
    ),
    goal(
      `informe de ${name}, ${size}: cada archivo en menos de ${within.file / 1000} s`,
      file < within.file,
      `${Math.round(file)} ms`,
    ),
  ]);
}

export function judgeArrivals({
  desks,
  toScreen,
  expected,
  counts,
}: DeskMeasure): readonly Check[] {
  return [
    goal(
      `una acreditación de ${desks} mesas se ve en el quórum en menos de 1 s, p95`,
      toScreen.p95 < barWithinMs,
      `${Math.round(toScreen.p95)} ms`,
    ),
    ...Object.entries(counts).map(([way, found]) =>
      check(
        `con ${desks} mesas a la vez, ninguna unidad perdida ni doble: ${way}`,
        found,
        expected,
      ),
    ),
  ];
}
