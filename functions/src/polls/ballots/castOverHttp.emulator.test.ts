import { randomUUID } from 'node:crypto';
import { defaultRoutes } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { newHall } from '../../testing/halls/newHall.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { newBrowser } from '../../testing/requests/newBrowser.ts';
import { createCaster } from './createCaster.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);

async function newPhone() {
  const { questionId, voter } = await newHall(2);
  return { phone: await browserOf(server.origin, voter(0)), questionId };
}

function voteOf(questionId: string, more: object = {}) {
  const choices = [{ unitId: 'U0', optionIds: ['favour'] }];
  return { questionId, requestId: randomUUID(), choices, ...more };
}

test('the answer to a vote says of which sending it is', async () => {
  const { phone, questionId } = await newPhone();
  const request = voteOf(questionId);
  const answer = await phone.post('/votes/cast', request);
  expect(answer).toMatchObject({
    status: 200,
    body: { requestId: request.requestId, results: [{ unitId: 'U0', status: 'accepted' }] },
  });
});

test('a refusal echoes the request too, also signed out and with a garbled body', async () => {
  const { phone, questionId } = await newPhone();
  const stranger = newBrowser(server.origin);
  const unknown = voteOf(randomUUID());
  const signedOut = voteOf(questionId);
  const garbled = voteOf(questionId, { choices: [{ unitId: 'U0' }] });
  const told = [
    [unknown.requestId, (await phone.post('/votes/cast', unknown)).body],
    [signedOut.requestId, (await stranger.post('/votes/cast', signedOut)).body],
    [garbled.requestId, (await phone.post('/votes/cast', garbled)).body],
  ] as const;
  expect(told.map(([, { code }]) => code)).toEqual([
    'question-unknown',
    'not-signed-in',
    'bad-request',
  ]);
  for (const [requestId, body] of told) expect(body.requestId).toBe(requestId);
});

test('a field of a newer page is ignored around the choices, and refused inside them', async () => {
  const { phone, questionId } = await newPhone();
  const inside = voteOf(questionId, {
    choices: [{ unitId: 'U0', optionIds: ['favour'], share: 0.5 }],
  });
  expect((await phone.post('/votes/cast', inside)).body.code).toBe('bad-request');
  const around = voteOf(questionId, { sentFrom: 'the next version', pad: '000' });
  expect((await phone.post('/votes/cast', around)).body).toMatchObject({
    results: [{ status: 'accepted' }],
  });
});

/** As the pages of the version before send it: they may be open for days. */
test('the sending of the version before is taken as it was', async () => {
  const { phone, questionId } = await newPhone();
  const before = { questionId, requestId: randomUUID() };
  const [first, other] = [
    { ...before, choices: [{ unitId: 'U0', optionId: 'favour' }] },
    { ...before, choices: [{ unitId: 'U0', optionIds: ['favour'] }], pad: '0000' },
  ];
  const accepted = await phone.post('/votes/cast', first);
  expect(accepted.body).toMatchObject({ results: [{ status: 'accepted', optionIds: ['favour'] }] });
  const again = await phone.post('/votes/cast', other);
  expect(again.body).toMatchObject({ results: [{ status: 'repeated', optionIds: ['favour'] }] });
});

test('a session that another instance ended casts nothing, however lately it voted', async () => {
  const { questionId, voter } = await newHall(2);
  const claims = voter(0);
  const phone = await browserOf(server.origin, claims);
  const first = voteOf(questionId);
  expect((await phone.post('/votes/cast', first)).body).toMatchObject({
    results: [{ status: 'accepted' }],
  });
  const member = documents.member(claims.assembly, claims.uid);
  await member.update({ sids: [] });
  expect((await phone.post('/votes/cast', first)).body.code).toBe('not-signed-in');
  await member.update({ sids: [claims.sid], routesAvailable: [] });
  expect((await phone.post('/votes/cast', first)).body.code).toBe('not-allowed');
  await member.update({ routesAvailable: defaultRoutes('voter') });
  expect((await phone.post('/votes/cast', first)).body).toMatchObject({
    results: [{ status: 'repeated' }],
  });
});
