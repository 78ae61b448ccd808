import { votingIn } from '@asamblea/domain';
import * as z from 'zod';
import { waitUntil } from '../../../scripts/stack/process/waitUntil.ts';
import type { Hall } from '../seeds/seedHall.ts';
import type { Casting, CastVote } from './castVotes.ts';
import { type Check, checkQuestion } from './checkQuestion.ts';
import { conductQuestions } from './conductQuestions.ts';
import type { Refresh, Watcher } from './openWatchers.ts';
import { readStored, type Stored } from './readStored.ts';

export interface Bench {
  readonly api: readonly string[];
  readonly hall: Hall;
  readonly watchers: readonly Watcher[];
}

/** How everybody votes. */
export type Voting = (casting: Casting) => Promise<readonly CastVote[]>;

export interface Voted {
  readonly questionId: string;
  readonly votes: readonly CastVote[];
  readonly stored: Stored;
  /** The refreshes of each screen from the opening to the last vote, in order. */
  readonly shown: readonly (readonly Refresh[])[];
  readonly checks: readonly Check[];
}

const patienceMs = 20_000;

const option = z.object({ optionId: z.string(), weight: z.number(), units: z.number() });
/** Of a ballot of one question. */
const closedAnswer = z.object({ results: z.tuple([z.object({ options: z.array(option) })]) });

/** Opens a question, lets everybody vote, waits for the screens, closes it, and checks every count. */
export async function putQuestion({ api, hall, watchers }: Bench, vote: Voting): Promise<Voted> {
  const moderator = conductQuestions(api[0] ?? '', hall);
  const questionId = await moderator.open();
  const shownIn = ({ live }: Refresh) => votingIn(live, questionId);
  await everyScreen(watchers, (refresh) => shownIn(refresh) !== null);

  const votes = await vote({ api, hall, questionId });
  const units = votes.filter(({ isAccepted }) => isAccepted).length;
  await everyScreen(watchers, (refresh) => shownIn(refresh)?.voted.units === units);

  const shown = watchers.map(({ refreshes }) =>
    refreshes.filter((refresh) => shownIn(refresh) !== null),
  );
  const stored = await readStored(hall.assemblyId, questionId);
  const { results } = closedAnswer.parse(await moderator.close(questionId));
  const checks = checkQuestion({ votes, stored, shown, result: results[0].options });
  await everyScreen(watchers, (refresh) => shownIn(refresh)?.question.state === 'closed');
  return { questionId, votes, stored, shown, checks };
}

/** Waits for what the last refresh of every screen must be; a screen that never gets there is told by the checks. */
async function everyScreen(
  watchers: readonly Watcher[],
  isReached: (refresh: Refresh) => boolean,
): Promise<void> {
  const isThere = ({ refreshes }: Watcher) => {
    const last = refreshes.at(-1);
    return last !== undefined && isReached(last);
  };
  await waitUntil(() => watchers.every(isThere), { timeoutMs: patienceMs, everyMs: 20 });
}
