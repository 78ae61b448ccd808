import { afterAll } from 'vitest';

/** The attacks tried in this file and their outcomes, printed when it ends: the list is for people to read. */
export function attackList(title: string): (attack: string, outcome: string) => void {
  const lines: string[] = [];
  afterAll(() => {
    process.stdout.write(`\n${title}\n${lines.map((line) => `  · ${line}\n`).join('')}`);
  });
  return (attack, outcome) => lines.push(`${attack} → ${outcome}`);
}
