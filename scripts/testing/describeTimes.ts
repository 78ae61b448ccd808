import { duration } from '../stack/process/say.ts';
import type { Spent, Tally } from './tally.ts';

const filesShown = 10;

/** The times of a run, part by part and in its slowest files. Some parts run beside others. */
export function describeTimes({ parts, files }: Tally): string {
  const slowest = files.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, filesShown);
  return [...table('Partes', parts), ...table('Los archivos más lentos', slowest)].join('\n');
}

function table(title: string, rows: readonly Spent[]): readonly string[] {
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(({ milliseconds }) => duration(milliseconds).length));
  const lines = rows.map(
    ({ name, milliseconds }) => `  ${duration(milliseconds).padStart(width)}  ${name}`,
  );
  return [`${title}:`, ...lines];
}
