import { afterAll, expect, test } from 'vitest';
import { leave } from '../../hall/attendance/desks.ts';
import { documents } from '../../kernel/database/documents.ts';
import { refreshes } from '../../live/projections/refreshes.ts';
import { stopAtLine } from '../../testing/fakes/stopAtLine.ts';
import { closingHall, heldServer, plainServer } from '../../testing/halls/closingHall.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import { taken } from '../../testing/halls/testAssembly.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { beginClosing } from './beginClosing.ts';

const server = await plainServer();
afterAll(server.close);

const oneInFavour = [{ optionId: 'favour', units: 1 }, {}, {}, {}];
const acceptedRow = { results: [{ unitId: 'U0', status: 'accepted' }] };

/** A hall whose question begins to close when told; the line is drawn when somebody closes it. */
async function newClosing() {
  const hall = await closingHall();
  const { assemblyId } = hall.assembly;
  const { questionId } = hall;
  return {
    ...hall,
    asked: () => ({ assemblyId, questionId, by: 'chair', now: Date.now() }),
    begin: async () =>
      taken(
        await beginClosing({ assemblyId, questionIds: [questionId], by: 'gone', now: Date.now() }),
      ),
  };
}

test('counts the vote that reached a server before that server read that it closes', async () => {
  const hall = await newClosing();
  const slow = await heldServer();
  const voter = await hall.voter(slow.origin);
  const chair = await hall.staff(server.origin);
  const vote = voter.post('/votes/cast', hall.sending());
  await slow.arrived;
  await hall.begin();
  slow.letIn();
  expect((await vote).body).toMatchObject(acceptedRow);
  const closed = await chair.post('/questions/close', { questionIds: [hall.questionId] });
  expect(closed.body).toMatchObject({ results: [{ options: oneInFavour }] });
  slow.close();
});

test('says that it closes, and takes the votes that still arrive', async () => {
  const hall = await newClosing();
  const { assemblyId, cot } = hall.assembly;
  const chair = await hall.staff(server.origin);
  const voter = await hall.voter(server.origin);
  await hall.begin();
  const { readTime } = await documents.assembly(assemblyId).get();
  const [current, vote] = await Promise.all([
    voter.get('/votes/current'),
    voter.post('/votes/cast', hall.sending()),
    ...Object.values(refreshes).map((refresh) => refresh(assemblyId, cot, readTime)),
  ]);
  expect(current.body).toMatchObject({ asked: [{ question: { state: 'closing' } }] });
  expect((await voter.get(`/public/live?only=question&cot=${cot}`)).body).toMatchObject({
    live: { votings: [{ question: { state: 'closing' } }] },
  });
  expect((await voter.get(`/public/live?only=stage&cot=${cot}`)).body).toMatchObject({
    live: { asked: [{ state: 'closing' }] },
  });
  expect(vote.body).toMatchObject(acceptedRow);
  const closed = await chair.post('/questions/close', { questionIds: [hall.questionId] });
  expect(closed.body).toMatchObject({ results: [{ options: oneInFavour }] });
});

test('draws no line before votes on their way had their time, by the clock of the database', async () => {
  const hall = await newClosing();
  const drain = { drainMillis: 300, skewMillis: 0 };
  const { closedAt } = taken(await closeQuestion(hall.asked(), undefined, { drain }));
  const mark = await pollDocuments.closing(hall.assembly.assemblyId, hall.questionId).get();
  const began = mark.createTime?.toMillis() ?? Number.POSITIVE_INFINITY;
  expect(closedAt - began).toBeGreaterThanOrEqual(drain.drainMillis);
});

test('draws the line where nothing that is written later moves it', async () => {
  const hall = await newClosing();
  const { assemblyId } = hall.assembly;
  const { questionId } = hall;
  taken(await stopAtLine({ ...hall.asked(), by: 'gone' }));
  const question = pollDocuments.question(assemblyId, questionId);
  const line = (await question.get()).updateTime?.toMillis();
  const late = { assemblyId, by: 'desk', now: Date.now(), request: { unitIds: ['U1'] } };
  taken(await leave(late));
  await question.update({ number: 7 });
  const chair = await hall.staff(server.origin);
  const { body } = await chair.post('/questions/close', { questionIds: [questionId] });
  expect(body).toMatchObject({ results: [{ closedAt: line, base: { units: 2 } }] });
});
