import { afterAll, expect, test, vi } from 'vitest';
import { leave } from '../attendance/leave.ts';
import { refreshes } from '../live/refreshes.ts';
import { documents } from '../platform/documents.ts';
import { closingHall, heldServer, plainServer } from '../testing/closingHall.ts';
import { stopAtLine } from '../testing/stopAtLine.ts';
import { taken } from '../testing/testAssembly.ts';

process.env.ASAMBLEA_DRAIN_MS = '2000';
const server = await plainServer();
afterAll(server.close);

const patience = { timeout: 15_000, interval: 20 };
const oneInFavour = [{ optionId: 'favour', units: 1 }, {}, {}, {}];
const acceptedRow = { results: [{ unitId: 'U0', status: 'accepted' }] };

test('counts the vote that reached a server before that server read that it closes', async () => {
  const hall = await closingHall();
  const slow = await heldServer();
  const voter = await hall.voter(slow.origin);
  const chair = await hall.staff(server.origin);
  const vote = voter.post('/votes/cast', hall.sending());
  await slow.arrived;
  const close = chair.post(`/questions/${hall.questionId}/close`, {});
  await vi.waitFor(async () => expect(await hall.stateNow()).not.toBe('open'), patience);
  slow.letIn();
  expect((await vote).body).toMatchObject(acceptedRow);
  expect((await close).body.options).toMatchObject(oneInFavour);
  slow.close();
});

test('says that it closes, and takes the votes that still arrive', async () => {
  const hall = await closingHall();
  const { assemblyId, cot } = hall.assembly;
  const chair = await hall.staff(server.origin);
  const voter = await hall.voter(server.origin);
  const close = chair.post(`/questions/${hall.questionId}/close`, {});
  await vi.waitFor(async () => expect(await hall.stateNow()).toBe('closing'), patience);
  const { readTime } = await documents.assembly(assemblyId).get();
  const [current, vote] = await Promise.all([
    voter.get('/votes/current'),
    voter.post('/votes/cast', hall.sending()),
    ...Object.values(refreshes).map((refresh) => refresh(assemblyId, cot, readTime)),
  ]);
  expect(current.body).toMatchObject({ question: { state: 'closing' } });
  expect((await voter.get(`/public/live?cot=${cot}`)).body).toMatchObject({
    question: { question: { state: 'closing' } },
  });
  expect(vote.body).toMatchObject(acceptedRow);
  expect((await close).body.options).toMatchObject(oneInFavour);
});

test('draws the line where nothing that is written later moves it', async () => {
  const hall = await closingHall();
  const { assemblyId } = hall.assembly;
  const { questionId } = hall;
  taken(await stopAtLine({ assemblyId, questionId, by: 'gone', now: Date.now() }));
  const question = documents.question(assemblyId, questionId);
  const line = (await question.get()).updateTime?.toMillis();
  const late = { assemblyId, by: 'desk', now: Date.now(), request: { unitIds: ['U1'] } };
  taken(await leave(late));
  await question.update({ number: 7 });
  const chair = await hall.staff(server.origin);
  const { body } = await chair.post(`/questions/${questionId}/close`, {});
  expect(body).toMatchObject({ closedAt: line, base: { units: 2 } });
});
