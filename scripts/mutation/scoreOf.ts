/** The part of the runner's report that is read here. */
export interface MutationReport {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: MutantStatus }[] }>
  >;
}

type MutantStatus =
  | 'Killed'
  | 'Timeout'
  | 'Survived'
  | 'NoCoverage'
  | 'CompileError'
  | 'RuntimeError'
  | 'Ignored'
  | 'Pending';

export interface Score {
  readonly noticed: number;
  readonly missed: number;
}

/** How many breaks were noticed, and how many were not. Breaks that do not compile count in neither. */
export function scoreOf({ files }: MutationReport): Score {
  return Object.values(files)
    .flatMap(({ mutants }) => mutants)
    .reduce<Score>(count, { noticed: 0, missed: 0 });
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
