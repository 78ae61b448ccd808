import { isPastClosing } from '../../kernel/sessions/knownQuestion.ts';
import type { Ballot } from '../../polls/ballots/decideCast.ts';
import { decideCast } from '../../polls/ballots/decideCast.ts';
import { type ClosingDrain, drainOf } from '../../polls/questions/closingDrain.ts';
import type { Question } from '../../polls/questions/question.ts';
import { decideClosing, decideCounting } from '../../polls/questions/transitions.ts';
import { secretQuestion } from './secretHall.ts';

/** A sending: when it reaches a server, when that server looks at the question, and when it commits. */
export interface SentVote {
  readonly at: number;
  readonly server: 0 | 1;
  readonly look: number;
  readonly commit: number;
}

/** Somebody, or the clock, who closes; and after how many steps they go away. */
export interface Closer {
  readonly at: number;
  readonly server: 0 | 1;
  readonly isClock: boolean;
  readonly pause: number;
  readonly steps: 0 | 1 | 2 | 3;
}

export interface ClosingEvening {
  readonly skews: readonly [number, number];
  readonly closesAt: number | null;
  /** Of each unit: its sending and, where the answer was lost, the same again. */
  readonly votes: readonly (readonly SentVote[])[];
  readonly closers: readonly Closer[];
}

export interface Told {
  readonly unit: number;
  readonly word: string;
  readonly vote: SentVote;
  readonly receivedAt: number;
  /** Whether its server still read `open` when it looked on its account. */
  readonly sawOpen: boolean;
}

export interface ClosedEvening {
  readonly told: readonly Told[];
  readonly counted: ReadonlySet<number>;
  readonly question: Question;
  /** In the time of the database. */
  readonly closingSince: number;
}

/**
 * Two servers with clocks of their own before one database, in virtual time: what is decided is decided by
 * the functions that the servers use, as of the moment of each commit.
 */
export function liveEvening(evening: ClosingEvening, drain: ClosingDrain): ClosedEvening {
  const { skews, closesAt, votes, closers } = evening;
  const agenda: { readonly at: number; readonly turn: number; readonly act: () => void }[] = [];
  let now = 0;
  let turns = 0;
  const later = (at: number, act: () => void) => {
    turns += 1;
    agenda.push({ at: Math.max(at, now), turn: turns, act });
  };
  const clockOf = (server: 0 | 1) => now + skews[server];

  let question: Question = { ...asked, closesAt };
  let closingSince = Number.NaN;
  let line: ReadonlySet<number> | null = null;
  let counted: ReadonlySet<number> | null = null;
  const ballots = new Map<number, Ballot>();
  const told: Told[] = [];

  function send(unit: number, vote: SentVote): void {
    const receivedAt = clockOf(vote.server);
    let sawOpen = false;
    later(now + vote.look, () => {
      sawOpen = question.state === 'open';
    });
    later(now + vote.commit, () => {
      const existing = ballots.get(unit) ?? null;
      const decided = decideCast({ ...castOf(unit), question, existing, now: receivedAt });
      if (decided.ok) ballots.set(unit, decided.value.ballot);
      const done = decided.ok && decided.value.repeated ? 'repeated' : 'accepted';
      const word = decided.ok ? done : decided.refusal.code;
      told.push({ unit, word, vote, receivedAt, sawOpen });
    });
  }

  /** Each step finds the results of earlier ones, by any process. */
  function close({ server, isClock, pause, steps }: Closer): void {
    const asking = clockOf(server);
    if (isClock && question.state === 'open' && !isPastClosing(question, asking)) return;
    const acts = [
      () => {
        const decided = decideClosing(question, asking);
        if (decided.ok && decided.value !== question) closingSince = now;
        if (decided.ok) question = decided.value;
        return 0;
      },
      () => {
        if (question.state !== 'closing') return 0;
        const left = drainOf(question, drain) - (now - closingSince);
        if (left > 0) return left;
        const decided = decideCounting(question);
        if (decided.ok) question = decided.value;
        line = new Set(ballots.keys());
        return 0;
      },
      () => {
        if (question.state !== 'counting') return 0;
        counted = line;
        question = { ...question, state: 'closed' };
        return 0;
      },
    ];
    const go = (step: number) => {
      const act = acts[step];
      if (act === undefined || step >= steps) return;
      later(now + pause, () => {
        const left = act();
        if (left > 0) later(now + left, () => go(step));
        else go(step + 1);
      });
    };
    go(0);
  }

  for (const [unit, sent] of votes.entries()) {
    for (const vote of sent) later(vote.at, () => send(unit, vote));
  }
  for (const closer of closers) later(closer.at, () => close(closer));
  // At last somebody stays to the end.
  const end = 1_000_000;
  later(end, () => close({ at: end, server: 0, isClock: false, pause: 0, steps: 3 }));
  for (let next = takeNext(agenda); next !== undefined; next = takeNext(agenda)) {
    now = next.at;
    next.act();
  }
  if (counted === null) throw new Error('Nobody counted.');
  return { told, counted, question, closingSince };
}

function takeNext<T extends { readonly at: number; readonly turn: number }>(agenda: T[]) {
  const [next] = [...agenda].sort((a, b) => a.at - b.at || a.turn - b.turn);
  if (next !== undefined) agenda.splice(agenda.indexOf(next), 1);
  return next;
}

const asked: Question = { ...secretQuestion(), disclosure: 'named', state: 'open', openedAt: 0 };

function castOf(unit: number) {
  const unitId = `U${unit}`;
  const personId = `p${unit}`;
  return {
    ...{ unitId, optionIds: ['favour'], requestId: unitId, receipt: unitId },
    voter: { uid: personId, personId },
    isInArrears: false,
    attendance: {
      ...{ unitId, label: unitId, group: '', order: unit, weight: 1, headId: personId },
      ...{ personId, personName: personId, ownerName: personId, since: 0, present: true },
      ...({ capacity: 'owner', channel: 'hall' } as const),
    },
  };
}
