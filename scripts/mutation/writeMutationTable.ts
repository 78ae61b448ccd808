import type { Score } from './scoreOf.ts';

export interface MeasuredFolder extends Score {
  /** From the root of the project. */
  readonly folder: string;
  /** The day of the run, as YYYY-MM-DD. */
  readonly date: string;
}

/** The page with the row of one folder put anew: the others keep theirs, with the day on which they were measured. */
export function writeMutationTable(
  before: string,
  { folder, date, ...score }: MeasuredFolder,
): string {
  const kept = before
    .split('\n')
    .filter((line) => line.startsWith('| `') && !line.includes(`\`${folder}\``));
  const rows = [...kept, row(folder, date, score)].sort();
  return `${[
    '# Mutaciones',
    'Cada regla del dominio se rompe en un lugar a la vez (una comparación, un número, un texto) y se cuenta cuántas roturas nota una prueba de su misma carpeta. `npm run test:mutation -- --save docs/mutation.md results meeting/sessions` repite esas carpetas y cambia sus filas; sin nombres, todas.',
    'Las filas sin fecha son de antes del 29 de noviembre de 2026: contaban las pruebas de todo el dominio.',
    [
      '| Carpeta | Roturas | Notadas | Parte | Fecha |',
      '| --- | --: | --: | --: | --- |',
      ...rows,
    ].join('\n'),
  ].join('\n\n')}\n`;
}

function row(folder: string, date: string, { noticed, missed }: Score): string {
  const whole = noticed + missed;
  const part = whole === 0 ? '—' : `${((100 * noticed) / whole).toFixed(1).replace('.', ',')} %`;
  return `| \`${folder}\` | ${whole} | ${noticed} | ${part} | ${date} |`;
}
