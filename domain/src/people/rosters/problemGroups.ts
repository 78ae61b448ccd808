import { problemText, type RosterProblem } from './rosterProblem.ts';

/** Problems that are told as one. */
export interface ProblemGroup
  extends Pick<RosterProblem, 'code' | 'severity' | 'message' | 'remedy'> {
  readonly key: string;
  /** In the order in which they were found; more than one only of a warning. */
  readonly problems: readonly RosterProblem[];
}

/** Errors first and one by one, since each is mended; warnings of one kind and column are one. */
export function groupProblems(problems: readonly RosterProblem[]): readonly ProblemGroup[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const byKind = new Map<string, RosterProblem[]>();
  for (const problem of problems) {
    if (problem.severity === 'error') continue;
    const kind = `${problem.code} ${problem.column}`;
    const known = byKind.get(kind);
    if (known === undefined) byKind.set(kind, [problem]);
    else known.push(problem);
  }
  return [
    ...errors.map((problem) => groupOf(keyOf(problem), [problem])),
    ...[...byKind].map(([key, list]) => groupOf(key, list)),
  ].flatMap((group) => group ?? []);
}

function keyOf({ code, row, column, value }: RosterProblem): string {
  return `${code} ${row} ${column} ${value}`;
}

function groupOf(key: string, problems: readonly RosterProblem[]): ProblemGroup | null {
  const [first] = problems;
  if (first === undefined) return null;
  const { code, severity, message, remedy } = first;
  // A detail of one row, such as who else has that address, is not said of the group.
  const said = problems.length === 1 ? message : problemText(code)[1];
  return { key, code, severity, message: said, remedy, problems };
}
