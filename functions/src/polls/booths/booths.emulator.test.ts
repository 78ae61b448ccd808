import { randomUUID } from 'node:crypto';
import { openingOf } from '@asamblea/domain/testing/openingOf';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { leave } from '../../hall/attendance/desks.ts';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { handOutAll, newBooth, pinOf, plateDesk } from '../../testing/halls/boothHall.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import { voteOf } from '../../testing/halls/secretVoting.ts';
import {
  newAssembly,
  newDraft,
  newOpenQuestion,
  newVoters,
  seat,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { type Answer, newBrowser } from '../../testing/requests/newBrowser.ts';
import { createCaster } from '../ballots/createCaster.ts';
import { openQuestions } from '../questions/openQuestions.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { signPass } from './boothTokens.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });
const server = await serveLocally(createApp(cast));
afterAll(server.close);

/** A hall where everybody has a plate, with a booth and, unless told otherwise, an open question. */
async function hallWith(units: number, disclosure: 'named' | 'secret' | null = 'named') {
  const assembly = await newAssembly(units);
  await seat(assembly);
  await handOutAll(assembly);
  const questionId = disclosure === null ? '' : await newOpenQuestion(assembly, { disclosure });
  const booth = await newBooth(assembly, server.origin);
  return { assembly, questionId, booth, desk: plateDesk(assembly) };
}

function wordsOf({ body }: Answer): readonly unknown[] {
  const { results, code } = body;
  if (!Array.isArray(results)) return [code];
  return results.map((row) => row.refusal?.code ?? row.status);
}

async function countOf({ assemblyId }: TestAssembly, questionId: string) {
  taken(await closeQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() }));
  return (await pollDocuments.result(assemblyId, questionId).get()).data();
}

test('plate and PIN give one ballot with everything the person holds, and the vote says its channel', async () => {
  const { assembly, questionId, booth } = await hallWith(3);
  await seat(assembly, assembly.units.slice(1, 2), 'person-0');
  const entry = await booth.enter(1, pinOf(1));
  expect(entry.body.ballot).toMatchObject({
    personName: 'person-0',
    asked: [
      {
        question: { questionId, state: 'open' },
        holdings: [{ unitId: 'U0' }, { unitId: 'U1', capacity: 'proxy' }],
      },
    ],
  });
  const choices = ['U0', 'U1'].map((unitId) => ({ unitId, optionIds: ['favour'] }));
  const vote = { questionId, requestId: randomUUID(), choices };
  expect(wordsOf(await booth.cast(entry.body.pass, vote))).toEqual(['accepted', 'accepted']);
  const { docs } = await pollDocuments.ballots(assembly.assemblyId, questionId).get();
  expect(docs.map((one) => one.data().channel)).toEqual(['booth', 'booth']);
  const again = await booth.enter(1, pinOf(1));
  const told = { optionIds: null, receipt: null, castAt: null };
  expect(again.body.ballot).toMatchObject({
    asked: [{ holdings: [{ ballot: told }, { ballot: told }] }],
  });
});

test('the same sending after a lost answer is a repetition, and another one is told that it voted', async () => {
  const { assembly, questionId, booth } = await hallWith(2, 'secret');
  const { body } = await booth.enter(1, pinOf(1));
  const vote = voteOf(questionId, 'U0', 'favour');
  expect(wordsOf(await booth.cast(body.pass, vote))).toEqual(['accepted']);
  expect(wordsOf(await booth.cast(body.pass, vote))).toEqual(['repeated']);
  expect(wordsOf(await booth.vote(1, pinOf(1), voteOf(questionId, 'U0', 'against')))).toEqual([
    'already-voted',
  ]);
  expect((await countOf(assembly, questionId))?.told?.voted.units).toBe(1);
});

test('of a phone and the booth at once one is counted; the booth asks for no device and binds none', async () => {
  const { assembly, questionId, booth } = await hallWith(2, 'secret');
  const [phone] = await newVoters(assembly, 1);
  if (phone === undefined) throw new Error('no voter');
  const [byPhone, atBooth] = await Promise.all([
    cast(phone, voteOf(questionId, 'U0', 'favour')),
    booth.vote(1, pinOf(1), voteOf(questionId, 'U0', 'favour')),
  ]);
  const phoneWord = taken(byPhone).results.map((row) =>
    row.status === 'refused' ? row.refusal.code : row.status,
  );
  expect([...phoneWord, ...wordsOf(atBooth)].sort()).toEqual(['accepted', 'already-voted']);
  expect(wordsOf(await booth.vote(2, pinOf(2), voteOf(questionId, 'U1', 'favour')))).toEqual([
    'accepted',
  ]);
  const device = documents.device(assembly.assemblyId, 'person-1');
  expect((await device.get()).exists).toBe(false);
});

test('after five wrong PINs at a booth the plate waits there, with the words of it, and no other does', async () => {
  const { assembly, booth, desk } = await hallWith(2);
  const elsewhere = await newBooth(assembly, server.origin);
  for (let i = 0; i < 4; i += 1) {
    expect(await booth.enter(1, '000000')).toMatchObject({
      status: 401,
      body: { code: 'booth-refused' },
    });
  }
  const fifth = await booth.enter(1, '000000');
  expect(fifth).toMatchObject({ status: 429, body: { retryAfterSeconds: 60 } });
  expect(fifth.body.message).toContain('Espere 1 minuto');
  expect((await booth.enter(1, pinOf(1))).status).toBe(429);
  expect((await booth.enter(2, pinOf(2))).status).toBe(200);
  expect((await elsewhere.enter(1, pinOf(1))).status).toBe(200);
  taken(await desk.renew(1, '111222'));
  expect((await booth.enter(1, pinOf(1))).status).toBe(401);
  expect((await booth.enter(1, '111222')).status).toBe(200);
});

test('a plate that is unknown, lost, given back or changed opens nothing, in the same words', async () => {
  const { booth, desk } = await hallWith(4);
  await desk.lose(1);
  await desk.take(2);
  await desk.create(5, 6);
  await desk.replace(3, 5, '333444');
  const said = new Set<unknown>();
  for (const plate of [1, 2, 3]) said.add((await booth.enter(plate, pinOf(plate))).body.message);
  said.add((await booth.enter(9, '123456')).body.message);
  expect([...said]).toEqual([
    'La placa o el PIN no coinciden. Revíselos, o pida un PIN nuevo en la mesa de registro.',
  ]);
  expect((await booth.enter(5, '333444')).body.ballot).toMatchObject({ personName: 'person-2' });
});

test('a plate handed to somebody else opens with the new PIN alone, and ends what the old one opened', async () => {
  const { questionId, booth, desk } = await hallWith(2);
  const { body } = await booth.enter(1, pinOf(1));
  await desk.take(1);
  await desk.take(2);
  taken(await desk.give(1, 'person-1', '555666'));
  expect(wordsOf(await booth.cast(body.pass, voteOf(questionId, 'U0', 'favour')))).toEqual([
    'booth-pass-over',
  ]);
  expect(wordsOf(await booth.vote(1, pinOf(1), voteOf(questionId, 'U0', 'favour')))).toEqual([
    'booth-refused',
  ]);
  expect(wordsOf(await booth.vote(1, '555666', voteOf(questionId, 'U0', 'favour')))).toEqual([
    'unit-not-yours',
  ]);
  expect(wordsOf(await booth.vote(1, '555666', voteOf(questionId, 'U1', 'favour')))).toEqual([
    'accepted',
  ]);
});

test('a pass votes in every question of a ballot of several, and in none that opened later', async () => {
  const { assembly, booth } = await hallWith(2, null);
  const { assemblyId } = assembly;
  const drafts = [
    await newDraft(assembly),
    await newDraft(assembly, { disclosure: 'secret' }),
    await newDraft(assembly),
  ];
  const questionIds = drafts.slice(0, 2);
  const chair = { assemblyId, by: 'chair', now: Date.now() };
  taken(await openQuestions({ ...chair, ...openingOf(...questionIds), durationSeconds: null }));
  const { body } = await booth.enter(1, pinOf(1));
  expect(body.ballot).toMatchObject({
    asked: questionIds.map((questionId) => ({
      ...{ question: { questionId }, holdings: [{ ballot: null }] },
    })),
  });
  for (const questionId of questionIds) {
    const answer = await booth.cast(body.pass, voteOf(questionId, 'U0', 'favour'));
    expect(wordsOf(answer)).toEqual(['accepted']);
  }
  const later = await booth.cast(body.pass, voteOf(drafts[2] ?? '', 'U0', 'favour'));
  expect(wordsOf(later)).toEqual(['booth-pass-over']);
});

test('a pass is good at its booth, for its question and for its minutes', async () => {
  const { assembly, questionId, booth } = await hallWith(2);
  const { body } = await booth.enter(1, pinOf(1));
  const vote = voteOf(questionId, 'U0', 'favour');
  const elsewhere = await newBooth(assembly, server.origin);
  const other = voteOf(randomUUID(), 'U0', 'favour');
  const { assemblyId: assemblyOf } = assembly;
  const pin = await hallDocuments.platePins(assemblyOf, 1).doc('1').get();
  const claims = {
    ...{ assembly: assemblyOf, booth: 'x', session: 1, plate: 1, person: 'person-0' },
    ...{ questions: [questionId], issuedAt: pin.data()?.issuedAt ?? 0 },
  };
  const late = await signPass(claims, Date.now() - 6 * 60_000);
  for (const answer of [
    await elsewhere.cast(body.pass, vote),
    await booth.cast(body.pass, other),
    await booth.cast(late, vote),
    await booth.cast('none', vote),
  ]) {
    expect(answer).toMatchObject({ status: 401, body: { code: 'booth-pass-over' } });
  }
  expect(wordsOf(await booth.cast(body.pass, vote))).toEqual(['accepted']);
});

test('while nothing is voted no PIN is tried, and after closing nobody votes', async () => {
  const quiet = await hallWith(1, null);
  for (let i = 0; i < 6; i += 1) {
    expect((await quiet.booth.enter(1, '000000')).body.code).toBe('question-not-open');
  }
  const { assembly, questionId, booth } = await hallWith(1);
  const { body } = await booth.enter(1, pinOf(1));
  await countOf(assembly, questionId);
  expect(wordsOf(await booth.cast(body.pass, voteOf(questionId, 'U0', 'favour')))).toEqual([
    'voting-closed',
  ]);
});

test('a person who left holds nothing at the booth', async () => {
  const { assembly, questionId, booth } = await hallWith(1);
  const { assemblyId } = assembly;
  await leave({ assemblyId, by: 'desk', request: { unitIds: ['U0'] }, now: Date.now() });
  expect((await booth.enter(1, pinOf(1))).body.ballot).toMatchObject({
    asked: [{ holdings: [] }],
  });
  expect(wordsOf(await booth.vote(1, pinOf(1), voteOf(questionId, 'U0', 'favour')))).toEqual([
    'unit-not-present',
  ]);
});

test('opening a booth ends the session of the tablet, and its ticket is nobody’s session', async () => {
  const { booth, questionId } = await hallWith(1);
  const before = newBrowser(server.origin, booth.staffCookie);
  expect((await before.get('/record/quorum')).body.code).toBe('not-signed-in');
  const { tablet } = booth;
  expect(await tablet.get('/auth/session')).toMatchObject({
    body: { session: { isAuthenticated: false } },
  });
  const vote = voteOf(questionId, 'U0', 'favour');
  for (const answer of [
    await tablet.get('/record/quorum'),
    await tablet.get('/votes/current'),
    await tablet.post('/votes/cast', vote),
    await tablet.post('/plates/pin', { number: 1 }),
    await tablet.post('/booth/open', { boothId: randomUUID(), name: 'Otro' }),
  ]) {
    expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  }
});

test('nobody’s session serves at a booth, and a booth that was closed serves nobody', async () => {
  const { assembly, questionId, booth } = await hallWith(1);
  const { body } = await booth.enter(1, pinOf(1));
  const [voter] = await newVoters(assembly, 1);
  if (voter === undefined) throw new Error('no voter');
  const session = (await browserOf(server.origin, voter)).cookie();
  const vote = voteOf(questionId, 'U0', 'favour');
  for (const cookie of [session, booth.staffCookie, '', `__session=${String(body.pass)}`]) {
    const browser = newBrowser(server.origin, cookie);
    expect(await browser.get('/booth')).toEqual({ status: 200, body: { booth: null } });
    for (const answer of [
      await browser.post('/booth/enter', { plate: 1, pin: pinOf(1) }),
      await browser.post('/booth/cast', { pass: body.pass, vote }),
    ]) {
      expect(answer).toMatchObject({ status: 401, body: { code: 'booth-closed' } });
    }
  }
  const kept = newBrowser(server.origin, booth.tablet.cookie());
  expect(await booth.tablet.post('/booth/close', {})).toMatchObject({ body: { closed: true } });
  expect((await kept.post('/booth/cast', { pass: body.pass, vote })).body.code).toBe(
    'booth-closed',
  );
});

test('a PIN is told once and is in no document, event or answer afterwards', async () => {
  const { assembly, desk } = await hallWith(1);
  const { assemblyId } = assembly;
  expect(taken(await desk.give(1, 'person-0', '987123')).pin).toBeUndefined();
  expect(taken(await desk.renew(1, '987123')).pin).toBe('987123');
  const kept = [
    ...(await documents.events(assemblyId).get()).docs,
    ...(await hallDocuments.plates(assemblyId, 1).get()).docs,
    ...(await hallDocuments.platePins(assemblyId, 1).get()).docs,
  ].map((one) => JSON.stringify(one.data()));
  expect(kept.join()).toContain('plate-pin-renewed');
  expect(kept.join()).not.toContain('987123');
});

test('a free booth shows the question of the moment and nobody’s units', async () => {
  const { booth, questionId } = await hallWith(1);
  expect(await booth.tablet.get('/booth')).toMatchObject({
    status: 200,
    body: {
      booth: {
        name: 'Puesto 1',
        ballot: {
          ...{ asked: [{ question: { questionId }, holdings: [] }], holdings: [] },
          personName: '',
        },
      },
    },
  });
});
