import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { plainServer } from '../../testing/halls/closingHall.ts';
import { heldActa } from '../../testing/halls/heldActa.ts';

const server = await plainServer();
afterAll(() => server.close());

const of = { session: 1, call: 1 };
const anchor = { key: 'Apertura › paragraph 1', text: 'Se abrió la sesión.' };
const commenting = (text: string) => ({ ...of, commentId: randomUUID(), anchor, text });
const list = '/reports/acta/comments?session=1&call=1';

test('a reviewer comments, answers and settles, each once; nothing of it is in the version', async () => {
  const { as, admin, fixing, version } = await heldActa(server.origin);
  const [reviewer, auditor] = [await as('moderator'), await as('auditor')];
  const request = commenting('Falta la hora.');
  const { commentId } = request;
  const answer = { ...of, commentId, answerId: randomUUID(), text: 'Ya está.' };
  for (let i = 0; i < 2; i += 1) {
    expect((await reviewer.post('/reports/acta/comment', request)).status).toBe(200);
    expect((await admin.post('/reports/acta/comment/answer', answer)).status).toBe(200);
  }
  expect(await reviewer.post('/reports/acta/comment/withdraw', { ...of, commentId })).toMatchObject(
    {
      body: { code: 'acta-comment-answered' },
    },
  );
  const settling = { ...of, commentId, isSettled: true };
  const [one, two] = await Promise.all([
    admin.post('/reports/acta/comment/settle', settling),
    reviewer.post('/reports/acta/comment/settle', settling),
  ]);
  expect([one.status, two.status]).toEqual([200, 200]);
  expect((await auditor.post('/reports/acta/comment', commenting('No'))).status).toBe(403);
  const read = await auditor.get(list);
  expect(read.body).toMatchObject({
    comments: [{ commentId, text: 'Falta la hora.', answers: [{ text: 'Ya está.' }] }],
  });

  expect((await admin.post('/reports/acta/versions', fixing())).status).toBe(200);
  expect(JSON.stringify(await version(1))).not.toContain('Falta la hora');
  expect(
    await admin.post('/reports/acta/comment/settle', { ...settling, isSettled: false }),
  ).toMatchObject({
    body: { code: 'acta-fixed' },
  });
  expect(await reviewer.post('/reports/acta/comment', commenting('Tarde'))).toMatchObject({
    body: { code: 'acta-not-in-review' },
  });
  expect((await reviewer.post('/reports/acta/comment', request)).status).toBe(200);
});

test('a comment is taken back by its author, and one that is missing, too long, or on a draft, is refused', async () => {
  const { as, admin } = await heldActa(server.origin);
  const reviewer = await as('moderator');
  const request = commenting('De más.');
  const { commentId } = request;
  await reviewer.post('/reports/acta/comment', request);
  const back = { ...of, commentId };
  expect((await admin.post('/reports/acta/comment/withdraw', back)).status).toBe(403);
  for (let i = 0; i < 2; i += 1) {
    expect((await reviewer.post('/reports/acta/comment/withdraw', back)).status).toBe(200);
  }
  const read = await admin.get(list);
  expect(read.body).toMatchObject({ comments: [{ text: '', withdrawnAt: expect.any(Number) }] });
  const nobody = { ...of, commentId: randomUUID() };
  expect((await admin.post('/reports/acta/comment/withdraw', nobody)).status).toBe(404);
  const long = commenting('x'.repeat(2_001));
  expect((await admin.post('/reports/acta/comment', long)).status).toBeGreaterThanOrEqual(400);
  const draft = { ...of, requestId: randomUUID(), revision: 2, state: 'draft' };
  expect((await admin.post('/reports/acta/state', draft)).status).toBe(200);
  expect(await admin.post('/reports/acta/comment', commenting('Ya no'))).toMatchObject({
    body: { code: 'acta-not-in-review' },
  });
});
