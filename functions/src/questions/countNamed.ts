import {
  type Attendance,
  type Ballot,
  closeQuestion,
  hashBallots,
  type Question,
  receiptsOf,
  sealResult,
  type Unit,
} from '@asamblea/domain';
import type { Counted } from './recount.ts';

export interface NamedLine {
  readonly question: Question;
  readonly call: number;
  readonly closedAt: number;
  readonly units: readonly Unit[];
  readonly attendance: readonly Attendance[];
  readonly ballots: readonly Ballot[];
}

/** Counts the ballots of a named question and seals the result over them. */
export function countNamed(line: NamedLine): Counted {
  const { ballots } = line;
  const over = {
    of: 'ballots',
    count: ballots.length,
    salt: '',
    hash: hashBallots(ballots),
  } as const;
  return { result: sealResult(closeQuestion(line), over), receipts: receiptsOf(ballots) };
}
