import { codes } from './codes.ts';
import type { Report } from './report.ts';

/** The whole report as plain text. */
export function writeReport(report: Report): string {
  const { name, madeAt, mark, checked, mismatched, notDerived } = report;
  const lines = [
    `Expediente: ${name}`,
    `Hecho: ${madeAt}`,
    `Sello del registro: ${mark ?? 'nada está sellado todavía'}`,
    '',
    ...section(
      'Comprobado',
      checked.map(({ what, detail }) => `${what}: ${detail}`),
    ),
    ...section(
      'No coincide',
      mismatched.map(({ code, where, expected, found }) =>
        [
          `[${code}] ${codes[code][1]}`,
          `    Dónde: ${where}`,
          `    Se esperaba: ${expected}`,
          `    Se encontró: ${found}`,
        ].join('\n'),
      ),
    ),
    ...section(
      'No derivado',
      notDerived.map(({ what, why }) => `${what}: ${why}`),
    ),
    concludes(report),
  ];
  return `${lines.join('\n')}\n`;
}

/** The conclusion, in one sentence. */
export function concludes({ mismatched }: Pick<Report, 'mismatched'>): string {
  if (mismatched.length === 0) return 'Todo lo que se comprobó coincide.';
  return mismatched.length === 1
    ? 'Una cosa no coincide.'
    : `${mismatched.length} cosas no coinciden.`;
}

function section(title: string, items: readonly string[]): readonly string[] {
  const said = items.length === 0 ? ['  Nada.'] : items.map((item) => `  - ${item}`);
  return [title.toUpperCase(), ...said, ''];
}
