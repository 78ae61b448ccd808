import type { ExportManifest } from '@asamblea/domain';
import type { ExportedPart } from '../../functions/src/office/exports/compareExport.ts';
import { duration, sayTime } from '../stack/process/say.ts';
import { exporting, type Step } from './steps.ts';

export interface DrillFindings {
  readonly manifest: Pick<ExportManifest, 'name' | 'cot' | 'madeAt' | 'leftOut'>;
  readonly held: readonly ExportedPart[];
  /** How many documents the migrations changed after restoring. */
  readonly migrated: number;
  /** The database that was exported, where it is a backup that was restored: the copy is older than its export. */
  readonly database: string | null;
  /** Events of the origin that the copy lacks; null where the origin was not seen. */
  readonly since: number | null;
  readonly seals: { readonly count: number; readonly isWhole: boolean };
  readonly questions: readonly { readonly text: string; readonly faults: number }[];
  readonly steps: readonly Step[];
  readonly now: number;
}

/** The findings of a drill, for the person who ran it, and whether nothing was lost. */
export function sayDrill(found: DrillFindings): {
  readonly text: string;
  readonly isWhole: boolean;
} {
  const { manifest, held, seals, questions, steps } = found;
  const lost = held.filter(({ missing, changed }) => missing + changed > 0);
  const wrong = questions.filter(({ faults }) => faults > 0);
  const isWhole = lost.length === 0 && seals.isWhole && wrong.length === 0;
  const back = steps.filter(({ title }) => title !== exporting);
  const millis = back.reduce((sum, step) => sum + step.millis, 0);
  const text = [
    `\nSimulacro de «${manifest.name}» (${manifest.cot})`,
    `\nLo que volvió:`,
    ...held.map(sayHeld),
    `  Sellos: ${seals.isWhole ? `enteros, ${seals.count} hechos sellados` : 'NO COINCIDEN con la copia'}`,
    `  Votaciones contadas otra vez: ${sayCounts(questions.length, wrong.length)}`,
    ...wrong.map((question) => `    ${question.text}`),
    `  Documentos que hubo que poner al día después: ${found.migrated}`,
    `\nLo que no viaja nunca:`,
    ...manifest.leftOut.map(({ what, why }) => `  ${what}. ${why}`),
    `\nQué edad tenía la copia: ${sayCopy(found)}.`,
    saySince(found.since),
    `\nCuánto tardó en volver: ${duration(millis)}`,
    ...steps.map((step) => `  ${duration(step.millis).padStart(8)}  ${step.title}`),
    isWhole ? '\nListo: no se perdió nada.' : '\nSE PERDIÓ ALGO: está arriba, en mayúsculas.',
  ].join('\n');
  return { text, isWhole };
}

function sayCounts(all: number, wrong: number): string {
  if (all === 0) return 'no había ninguna cerrada';
  return wrong === 0 ? `${all}, cuadran` : `${all}, NO CUADRAN ${wrong}`;
}

function sayHeld({ name, all, missing, changed }: ExportedPart): string {
  const faults = [
    ...(missing > 0 ? [`FALTAN ${missing}`] : []),
    ...(changed > 0 ? [`CAMBIARON ${changed}`] : []),
  ];
  return `  ${name}: ${all}${faults.length === 0 ? '' : `, ${faults.join(', ')}`}`;
}

/** The age of a backup is not the age of the export that was made of it. */
function sayCopy({ manifest, now, database }: DrillFindings): string {
  if (database !== null) return `la del respaldo que se restauró en «${database}»`;
  return `${sayAge(now - manifest.madeAt)} (${sayTime(manifest.madeAt)})`;
}

function saySince(since: number | null): string {
  if (since === null) return 'No se vio el original: no se sabe qué ocurrió desde entonces.';
  if (since <= 0) return 'En el original no ha ocurrido nada desde entonces.';
  return since === 1
    ? 'En el original hay un hecho más, que se perdería.'
    : `En el original hay ${since} hechos más, que se perderían.`;
}

function sayAge(millis: number): string {
  const minutes = Math.max(0, Math.floor(millis / 60_000));
  if (minutes === 0) return 'menos de un minuto';
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24];
  return [
    ...(days > 0 ? [`${days} d`] : []),
    ...(hours > 0 ? [`${hours} h`] : []),
    ...(minutes % 60 > 0 ? [`${minutes % 60} min`] : []),
  ].join(' ');
}
