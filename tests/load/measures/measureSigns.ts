import { setTimeout as pause } from 'node:timers/promises';
import { heartbeatMillis, seenNow, signMillis } from '@asamblea/domain';
import { hallDocuments } from '../../../functions/src/hall/attendance/hallDocuments.ts';
import { documents } from '../../../functions/src/kernel/database/documents.ts';
import { writeInChunks } from '../../../functions/src/kernel/database/writeInChunks.ts';
import { type Distribution, distributionOf } from '../figures/distribution.ts';
import { type CastVote, castInParallel, castWithin } from '../hall/castVotes.ts';
import { conductQuestions } from '../hall/conductQuestions.ts';
import { postJson } from '../hall/postJson.ts';
import { seedHall } from '../seeds/seedHall.ts';

export interface SignsPlan {
  readonly voters: number;
  readonly withinMs: number;
  /** Signs of people who follow from afar, in a minute. */
  readonly signsPerMinute: number;
}

export interface SignsMeasure extends SignsPlan {
  /** Votes, with nobody who follows from afar; before and after. */
  readonly calm: Distribution;
  /** The same votes beside the signs. */
  readonly beside: Distribution;
  readonly sent: number;
  /** Signs that did not answer that the person attends. */
  readonly broken: number;
  /** People with a written sign, and people with one before the minute since the last was over. */
  readonly written: number;
  readonly early: number;
}

const assemblyId = 'banco-senales';

/** A hall votes in peace, and votes while everybody's browser says again and again that they are there. */
export async function measureSigns(api: readonly string[], plan: SignsPlan): Promise<SignsMeasure> {
  const hall = await seedHall(plan.voters, assemblyId);
  const moderator = conductQuestions(api[0] ?? '', hall);
  const put = async (
    vote: (casting: Parameters<typeof castWithin>[0]) => Promise<readonly CastVote[]>,
  ) => {
    const questionId = await moderator.open();
    const votes = await vote({ api, hall, questionId });
    await moderator.close(questionId);
    return votes;
  };
  const voteCalmly = () => put((casting) => castWithin(casting, plan.withinMs));
  // Programs that have just started are slow.
  await put((casting) => castInParallel(casting, 50));
  const before = await voteCalmly();
  const seenAt = await followFromAfar(hall.voters.length);
  const signs = startSigns(api, hall.voters, plan.signsPerMinute);
  const beside = await voteCalmly();
  const { sent, broken } = await signs.stop();
  const after = await voteCalmly();
  return {
    ...plan,
    ...{ calm: timesOf([...before, ...after]), beside: timesOf(beside), sent, broken },
    ...(await countWritten(seenAt)),
  };
}

/**
 * As in a hall that has been followed for a while: the last sign that was written is one, two or three beats
 * old, so that of three that come one is due to be written.
 */
async function followFromAfar(count: number): Promise<ReadonlyMap<string, number>> {
  const people = await documents.members(assemblyId).get();
  const ids = people.docs.flatMap((one) => one.data().personId ?? []).slice(0, count);
  const now = Date.now();
  const seenAt = new Map(ids.map((id, place) => [id, now - heartbeatMillis * (1 + (place % 3))]));
  await writeInChunks([...seenAt], (batch, [personId, at]) =>
    batch.set(hallDocuments.presence(assemblyId, 1, personId), seenNow(personId, personId, at)),
  );
  return seenAt;
}

function startSigns(
  api: readonly string[],
  voters: Awaited<ReturnType<typeof seedHall>>['voters'],
  perMinute: number,
) {
  const startedAt = Date.now();
  let isOver = false;
  let broken = 0;
  const answers: Promise<void>[] = [];
  const work = (async () => {
    for (let i = 0; !isOver; i += 1) {
      const voter = voters[i % voters.length];
      if (voter === undefined) return;
      const address = api[i % api.length] ?? '';
      answers.push(
        postJson(address, '/presence', voter, {}).then(({ status, body }) => {
          const attends = status === 200 && JSON.stringify(body).includes('"attends":true');
          if (!attends) broken += 1;
        }),
      );
      const due = startedAt + ((i + 1) * 60_000) / perMinute;
      await pause(Math.max(0, due - Date.now()));
    }
  })();
  return {
    async stop() {
      isOver = true;
      await work;
      await Promise.all(answers);
      return { sent: answers.length, broken };
    },
  };
}

async function countWritten(
  before: ReadonlyMap<string, number>,
): Promise<{ written: number; early: number }> {
  const { docs } = await hallDocuments.presences(assemblyId, 1).get();
  const ages = docs.map((one) => one.data().seenAt - (before.get(one.id) ?? 0));
  const written = ages.filter((age) => age > 0);
  return { written: written.length, early: written.filter((age) => age < signMillis).length };
}

function timesOf(votes: readonly CastVote[]): Distribution {
  return distributionOf(votes.map((vote) => vote.answeredAt - vote.pressedAt));
}
