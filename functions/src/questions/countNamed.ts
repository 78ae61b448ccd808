import {
  type Attendance,
  type Ballot,
  closeQuestion,
  hashBallots,
  isStanding,
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
  const ballots = line.ballots.filter(isStanding);
  const over = {
    of: 'ballots',
    count: ballots.length,
    salt: '',
    // What was taken back is part of what happened.
    hash: hashBallots(line.ballots),
  } as const;
  return {
    result: sealResult(closeQuestion({ ...line, ballots }), over),
    receipts: receiptsOf(ballots),
  };
}
