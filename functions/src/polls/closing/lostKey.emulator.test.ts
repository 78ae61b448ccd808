import { afterAll, expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import { questionKeyId } from '../../kernel/keys/questionKeys.ts';
import { refreshingNow } from '../../live/projections/project.ts';
import { runTick } from '../../office/clock/runTick.ts';
import { closingHall, plainServer } from '../../testing/halls/closingHall.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

const server = await plainServer();
afterAll(server.close);

/** An open secret question whose key was lost, with its store there. */
async function keylessHall() {
  const hall = await closingHall({ disclosure: 'secret' });
  const { assemblyId } = hall.assembly;
  await questionKeys().destroy(questionKeyId(assemblyId, hall.questionId));
  const annulment = async () => {
    const question = (await pollDocuments.question(assemblyId, hall.questionId).get()).data();
    const { docs } = await documents
      .events(assemblyId)
      .where('kind', '==', 'question-annulled')
      .get();
    const session = (await documents.session(assemblyId, 1).get()).data();
    return {
      ...{ state: question?.state, reason: question?.annulment?.reason },
      events: docs.map((event) => [event.data().by, event.data().from, event.data().questionId]),
      open: session?.openQuestionIds,
    };
  };
  const annulled = {
    ...{ state: 'annulled', reason: expect.stringContaining('se perdió la clave') },
    ...{ events: [['clock', 'system', hall.questionId]], open: [] },
  };
  return { ...hall, annulment, annulled };
}

test('a voter whose vote lost its key is told that it is annulled, and why', async () => {
  const hall = await keylessHall();
  const voter = await hall.voter(server.origin);
  const answers = [await voter.post('/votes/cast', hall.sending())];
  answers.push(await voter.post('/votes/cast', hall.sending()));
  for (const { status, body } of answers) {
    expect([status, body]).toMatchObject([
      200,
      {
        results: [
          {
            status: 'refused',
            refusal: {
              code: 'question-annulled',
              message: expect.stringContaining('se perdió la clave'),
            },
          },
        ],
      },
    ]);
  }
  expect(await hall.annulment()).toEqual(hall.annulled);
});

test('time annuls an open secret question whose key is gone, once', async () => {
  const hall = await keylessHall();
  const whole = await closingHall({ disclosure: 'secret' });
  for (const _again of [1, 2]) await runTick(Date.now(), refreshingNow());
  expect(await hall.annulment()).toEqual(hall.annulled);
  expect(await whole.stateNow()).toBe('open');
});
