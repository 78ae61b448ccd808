/** Writes one line for the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A terminal that was closed must not take the launcher down before it has stopped everything. */
export function surviveClosedTerminal(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** "4,2 s" */
export function duration(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1).replace('.', ',')} s`;
}

/** "22 de noviembre a las 10:42:13" */
export function sayTime(time: number): string {
  const format = new Intl.DateTimeFormat('es-CO', {
    ...{ day: 'numeric', month: 'long' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  });
  return format.format(time);
}
