import { say } from '../stack/process/say.ts';

/** The part that is of the copy, and not of bringing it back. */
export const exporting = 'Exportar';

/** A part of a drill, and how long it took. */
export interface Step {
  readonly title: string;
  readonly millis: number;
}

/** Does a part, says that it begins, and notes how long it took. */
export async function timed<T>(steps: Step[], title: string, work: () => Promise<T>): Promise<T> {
  say(`${title}…`);
  const startedAt = performance.now();
  const done = await work();
  steps.push({ title, millis: performance.now() - startedAt });
  return done;
}
