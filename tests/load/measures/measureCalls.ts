import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { writeTable } from '../figures/writeTable.ts';
import { type Check, goal } from '../hall/checkQuestion.ts';

const row = z.object({
  name: z.string(),
  reads: z.number(),
  writes: z.number(),
  asks: z.number(),
  commits: z.number(),
  rounds: z.number(),
});
export type CallsMeasure = readonly z.infer<typeof row>[];

/** The database calls of an accreditation and a vote, counted before it in a process of their own. */
export async function measureCalls(): Promise<CallsMeasure> {
  const script = join(import.meta.dirname, 'countCalls.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  return z.array(row).parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
}

export function writeCalls(rows: CallsMeasure): readonly string[] {
  return [
    writeTable(
      [
        'Llamadas a la base por acreditación y por voto',
        ...['documentos leídos', 'escritos', 'lecturas', 'escrituras', 'en fila'],
      ],
      rows.map(({ name, reads, writes, asks, commits, rounds }) => [
        name,
        ...[reads, writes, asks, commits].map(tenths),
        String(rounds),
      ]),
    ),
    'Se cuentan delante de la base. «En fila» son las que esperan una a otra, de todas juntas; lo demás es de cada una.',
  ];
}

/** Alone, at most these in a row, the commit among them; of many at once, at most these reads each. */
const desksInARow = 4;
const votesInARow = 2;
const votesReadAtMost = 4.5;

export function judgeCalls(rows: CallsMeasure): readonly Check[] {
  const [desk, , vote] = rows;
  const together = rows.filter(({ name }) => name.startsWith('un voto entre'));
  const reads = Math.max(...together.map((one) => one.reads));
  return [
    ...[
      ['una acreditación sola', desk, desksInARow] as const,
      ['un voto solo', vote, votesInARow] as const,
    ].map(([what, found, atMost]) =>
      goal(
        `${what} espera a la base a lo sumo ${atMost} veces, la escritura entre ellas`,
        found !== undefined && found.rounds <= atMost,
        `${found?.rounds}`,
      ),
    ),
    goal(
      `un voto entre muchos lee a lo sumo ${tenths(votesReadAtMost)} documentos`,
      reads <= votesReadAtMost,
      tenths(reads),
    ),
  ];
}

function tenths(value: number): string {
  return value.toLocaleString('es-CO', { maximumFractionDigits: 2 });
}
