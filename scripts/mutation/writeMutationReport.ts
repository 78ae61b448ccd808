/** The part of the runner's report that is read here. */
export interface MutationReport {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: MutantStatus }[] }>
  >;
}

export type MutantStatus =
  | 'Killed'
  | 'Timeout'
  | 'Survived'
  | 'NoCoverage'
  | 'CompileError'
  | 'RuntimeError'
  | 'Ignored'
  | 'Pending';

interface Score {
  readonly noticed: number;
  readonly missed: number;
}

/** A table a folder: how many breaks were noticed, of how many that could be. */
export function writeMutationReport({ files }: MutationReport): string {
  const folders = new Map<string, Score>();
  for (const [path, { mutants }] of Object.entries(files)) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    folders.set(folder, mutants.reduce(count, folders.get(folder) ?? { noticed: 0, missed: 0 }));
  }
  const rows = [...folders].sort(([a], [b]) => (a < b ? -1 : 1));
  const all = rows.reduce(
    (sum, [, score]) => ({
      noticed: sum.noticed + score.noticed,
      missed: sum.missed + score.missed,
    }),
    { noticed: 0, missed: 0 },
  );
  return [
    '# Mutaciones',
    'Cada regla del dominio se rompe en un lugar a la vez (una comparación, un número, un texto) y se cuenta cuántas roturas nota alguna prueba. Se repite con `npm run test:mutation -- --save docs/mutation.md`.',
    [
      '| Carpeta | Roturas | Notadas | Parte |',
      '| --- | --: | --: | --: |',
      ...rows.map(([folder, score]) => row(`\`${folder}\``, score)),
      row('**Todo**', all),
    ].join('\n'),
  ].join('\n\n');
}

function count(score: Score, { status }: { readonly status: MutantStatus }): Score {
  switch (status) {
    case 'Killed':
    case 'Timeout':
      return { ...score, noticed: score.noticed + 1 };
    case 'Survived':
    case 'NoCoverage':
      return { ...score, missed: score.missed + 1 };
    case 'CompileError':
    case 'RuntimeError':
    case 'Ignored':
    case 'Pending':
      return score;
  }
}

function row(name: string, { noticed, missed }: Score): string {
  const whole = noticed + missed;
  const part = whole === 0 ? '—' : `${((100 * noticed) / whole).toFixed(1).replace('.', ',')} %`;
  return `| ${name} | ${whole} | ${noticed} | ${part} |`;
}
