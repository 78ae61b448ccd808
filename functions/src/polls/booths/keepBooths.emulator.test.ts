import { randomUUID } from 'node:crypto';
import type { Role } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { forgottenAfter } from '../../kernel/database/retention.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { handOutAll, newBooth, pinOf } from '../../testing/halls/boothHall.ts';
import { voteOf } from '../../testing/halls/secretVoting.ts';
import { newAssembly, newMember, newOpenQuestion, seat } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { createCaster } from '../ballots/createCaster.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });
const server = await serveLocally(createApp(cast));
afterAll(server.close);

/** A hall with plates, two booths and somebody of the staff far from both. */
async function hall(role: Role = 'registrar') {
  const assembly = await newAssembly(2);
  await seat(assembly);
  await handOutAll(assembly);
  const questionId = await newOpenQuestion(assembly, { disclosure: 'secret' });
  const [one, two] = [
    await newBooth(assembly, server.origin),
    await newBooth(assembly, server.origin),
  ];
  const claims = await newMember(assembly, role);
  const office = await browserOf(server.origin, claims);
  const { docs } = await pollDocuments.booths(assembly.assemblyId).orderBy('openedAt').get();
  const [first = '', second = ''] = docs.map(({ id }) => id);
  return { assembly, questionId, one, two, first, second, office };
}

test('the desk sees the open booths and the wrong entries at each, and no voter', async () => {
  const { assembly, one, first, second, office } = await hall();
  await one.enter(1, '000000');
  await one.enter(2, '000000');
  await one.enter(2, pinOf(2));
  const expired = randomUUID();
  await pollDocuments.booth(assembly.assemblyId, expired).set({
    ...{ boothId: expired, name: 'Ayer', openedBy: 'x', openedAt: 0, closedAt: null },
    ...forgottenAfter('booths', 0),
  });
  const { status, body } = await office.get('/booths');
  expect(status).toBe(200);
  expect(body.booths).toHaveLength(2);
  const rows = [
    { boothId: first, name: 'Puesto 1', failures: 2, failedAt: expect.any(Number) },
    { boothId: second, name: 'Puesto 1', failures: 0, failedAt: null },
  ];
  expect(body.booths).toEqual(
    expect.arrayContaining(rows.map((row) => expect.objectContaining(row))),
  );
  expect(JSON.stringify(body)).not.toMatch(/person-|plate|U0/u);
});

test('the desk clears a booth: who waited there for mistyped PINs enters', async () => {
  const { assembly, one, first, office } = await hall();
  for (let i = 0; i < 5; i += 1) await one.enter(1, '000000');
  expect((await one.enter(1, pinOf(1))).status).toBe(429);
  const cleared = await office.post('/booths/clear', { boothId: first });
  expect(cleared).toMatchObject({ status: 200, body: { cleared: true } });
  expect((await one.enter(1, pinOf(1))).status).toBe(200);
  expect((await office.post('/booths/clear', { boothId: first })).body.cleared).toBe(false);
  const events = (await documents.events(assembly.assemblyId).get()).docs.map((one) => one.data());
  expect(events.filter(({ kind }) => kind === 'booth-cleared')).toHaveLength(1);
});

test('clearing booths does not lift the ceiling of a plate', async () => {
  const { one, two, first, second, office } = await hall();
  for (let round = 0; round < 5; round += 1) {
    for (let i = 0; i < 5; i += 1) await (round % 2 === 0 ? one : two).enter(1, '000000');
    for (const boothId of [first, second]) await office.post('/booths/clear', { boothId });
  }
  expect((await one.enter(1, pinOf(1))).status).toBe(429);
  expect((await two.enter(1, pinOf(1))).status).toBe(429);
  expect((await two.enter(2, pinOf(2))).status).toBe(200);
});

test('the office ends a booth: its tablet is none any more, not even with a pass in hand', async () => {
  const { questionId, one, two, first, office } = await hall('teller');
  const { body } = await one.enter(1, pinOf(1));
  const ended = await office.post('/booths/end', { boothId: first });
  expect(ended).toMatchObject({ status: 200, body: { closed: true } });
  expect((await office.post('/booths/end', { boothId: first })).body.closed).toBe(false);
  const answer = await one.cast(body.pass, voteOf(questionId, 'U0', 'favour'));
  expect(answer).toMatchObject({ status: 401, body: { code: 'booth-closed' } });
  expect((await one.tablet.get('/booth')).body).toEqual({ booth: null });
  expect((await two.enter(2, pinOf(2))).status).toBe(200);
  expect((await office.get('/booths')).body.booths).toHaveLength(1);
});

test('neither a booth, nor a voter, nor an observer sees or ends booths', async () => {
  const { assembly, one, first } = await hall();
  for (const role of ['voter', 'observer'] as const) {
    const claims = await newMember(assembly, role);
    const other = await browserOf(server.origin, claims);
    expect((await other.get('/booths')).body.code).toBe('not-allowed');
    expect((await other.post('/booths/end', { boothId: first })).body.code).toBe('not-allowed');
  }
  expect((await one.tablet.post('/booths/end', { boothId: first })).status).toBe(401);
  const elsewhere = await hall();
  const answer = await elsewhere.office.post('/booths/end', { boothId: first });
  expect(answer).toMatchObject({ status: 404, body: { code: 'booth-unknown' } });
});
