import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { accredit } from '../../hall/attendance/desks.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { absentHall } from '../../testing/halls/absentHall.ts';
import { plainServer } from '../../testing/halls/closingHall.ts';
import { newHall } from '../../testing/halls/newHall.ts';
import { closeQuestion, showResult } from '../../testing/halls/oneQuestion.ts';
import { newSecretVoting, voteOf } from '../../testing/halls/secretVoting.ts';
import {
  newAssembly,
  newMember,
  newOpenQuestion,
  newVoters,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { fixedActa } from '../../testing/halls/toldActa.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { readActa } from '../reports/readActa.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';
import { readHeldMeeting } from '../versions/readHeldMeeting.ts';
import { readActaLetters } from './readActaLetters.ts';
import { readActaObjections } from './readActaObjections.ts';
import { readActaTold } from './readActaTold.ts';
import { sweepTold } from './sweepTold.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });

let server: Awaited<ReturnType<typeof plainServer>>;
beforeAll(async () => {
  server = await plainServer();
});
afterAll(() => server.close());
beforeEach(() => {
  vi.stubEnv('ASAMBLEA_SMTP_URL', 'smtp://127.0.0.1:1');
  vi.stubEnv('ASAMBLEA_MAIL_FROM', 'mesa@asamblea.test');
});
afterEach(() => vi.unstubAllEnvs());

const which = { session: 1, call: 1, version: 1 };

test('fifty owners get a mail each, with their own votes and those of nobody else, however often it is pressed', async () => {
  const assembly = await newAssembly(50);
  const { assemblyId } = assembly;
  for (let i = 0; i < 50; i += 1) {
    const request = { personId: `person-${i}`, unitIds: [`U${i}`], capacity: 'owner' as const };
    const desk = { assemblyId, by: 'desk', now: Date.now() };
    taken(await accredit({ ...desk, request: { ...request, channel: 'hall' } }));
  }
  const voters = await newVoters(assembly, 50);
  const questionId = await newOpenQuestion(assembly);
  for (const [i, voter] of voters.entries()) {
    const option = i % 2 === 0 ? 'favour' : 'against';
    taken(await cast(voter, voteOf(questionId, `U${i}`, option)));
  }
  const chair = { assemblyId, questionId, by: 'chair', now: Date.now() };
  taken(await closeQuestion(chair));
  taken(await showResult({ ...chair, now: Date.now() }));
  const { communicate, deliver, stored, events, today } = await fixedActa(assembly);
  const [one, two] = await Promise.all([communicate(), communicate({}, 'luis')]);
  expect(taken(one).mails + taken(two).mails).toBe(50);
  expect(taken(await communicate()).mails).toBe(0);
  expect(await communicate({ means: 'Cartelera' })).toMatchObject({
    refusal: { code: 'acta-told' },
  });
  expect(await stored()).toMatchObject({ communication: { on: today, mailed: 50, means: '' } });
  expect((await events()).map(({ kind, digest }) => [kind, digest?.length])).toEqual([
    ['acta-communicated', 64],
  ]);
  const sent = await deliver();
  expect(sent).toHaveLength(50);
  for (const { to, text = '', html = '', attachments = [] } of sent) {
    const i = Number(/ana\.(\d+)@/u.exec(to)?.[1]);
    const own = i % 2 === 0 ? 'A favor' : 'En contra';
    expect(text).toContain(`U${i}: ${own}.`);
    expect(text.match(/U\d+: /gu)).toEqual([`U${i}: `]);
    expect(text).toContain(`https://asamblea.test/acta?cot=${assembly.cot}`);
    expect(html).toContain(`Ana &lt;b&gt;${i}&lt;/b&gt;`);
    expect(attachments.map(({ name }) => name)).toEqual(['acta-version-1.pdf']);
  }
  const view = taken(await readActaTold(assemblyId, which, Date.now()));
  expect(view.totals.people).toEqual({ told: 50, untold: 0 });
}, 120_000);

test('of a secret vote the mail says that one took part, and nothing more than the own report', async () => {
  const { assembly, vote, by } = await newSecretVoting(3);
  taken(await vote(0, 'favour'));
  taken(await vote(1, 'favour'));
  taken(await closeQuestion(by('chair')));
  taken(await showResult(by('chair')));
  const { communicate, deliver } = await fixedActa(assembly);
  taken(await communicate());
  const sent = await deliver();
  const said = sent.map(({ text = '' }) => text);
  expect(said.filter((text) => text.includes('participó en el voto secreto'))).toHaveLength(2);
  for (const text of said) {
    expect(text).not.toMatch(/U\d: (?:A favor|En contra)/u);
  }
});

test('a person with no address gets a letter to sign, and a delivery is noted and taken back', async () => {
  const { assembly, assemblyId } = await newHall(2);
  const { communicate, today } = await fixedActa(assembly);
  await peopleDocuments.people(assemblyId, 'v1').doc('person-1').update({ email: '' });
  expect(taken(await communicate({ means: 'Cartelera de la portería' }))).toMatchObject({
    mails: 1,
  });
  const { letters } = taken(await readActaLetters(assemblyId, which, Date.now()));
  expect(letters.map(({ personId }) => personId)).toEqual(['person-1']);
  expect(letters[0]?.blocks.join('\n')).toContain('También se publicó: Cartelera de la portería.');
  const admin = await browserOf(server.origin, await newMember(assembly, 'admin'));
  expect((await admin.post('/reports/acta/told/mail', which)).body).toMatchObject({ mails: 0 });
  const noticeId = randomUUID();
  const handed = {
    ...{ noticeId, convocationId: 'acta-1-1-1', personIds: ['person-1'], means: 'in-hand' },
    ...{ on: today, note: 'Recibió su hija', bylaw: '', fileId: null },
  };
  for (let i = 0; i < 2; i += 1) {
    expect((await admin.post('/reports/acta/told/hand', handed)).status).toBe(200);
  }
  const told = await admin.get('/reports/acta/told?session=1&call=1&version=1');
  expect(told.body).toMatchObject({ totals: { people: { told: 1, untold: 1 } } });
  // A notice of the meeting is not taken back from here, nor this one from there.
  expect((await admin.post(`/notices/${noticeId}/undo`, { reason: 'Era otra' })).status).toBe(404);
  const undo = { noticeId, reason: 'Era otra persona' };
  expect((await admin.post('/reports/acta/told/undo', undo)).status).toBe(200);
  const auditor = await browserOf(server.origin, await newMember(assembly, 'auditor'));
  expect((await auditor.get('/reports/acta/told?session=1&call=1&version=1')).status).toBe(200);
  expect((await auditor.post('/reports/acta/told/hand', handed)).status).toBe(403);
});

test('an owner objects once, is answered once, and the next minutes tell it without their words', async () => {
  const { assembly, assemblyId, voter } = await newHall(2);
  const { communicate, events, today } = await fixedActa(assembly);
  const owner = await browserOf(server.origin, voter(0));
  const objectionId = randomUUID();
  const text = '<script>alert(1)</script> =1+1 No se leyó el informe.';
  const asked = { objectionId, session: 1, call: 1, text };
  expect((await owner.post('/acta/object', asked)).body).toMatchObject({ code: 'acta-untold' });
  taken(await communicate());
  const own = await Promise.all([
    owner.post('/acta/object', asked),
    owner.post('/acta/object', asked),
  ]);
  expect(own.map(({ status }) => status)).toEqual([200, 200]);
  expect(own[0]?.body).toMatchObject({ objections: [{ text, on: today, answer: null }] });
  expect((await owner.post('/acta/object', { ...asked, text: 'Otra' })).body).toMatchObject({
    code: 'objection-exists',
  });
  const other = await browserOf(server.origin, voter(1));
  expect((await other.get('/acta/own')).body).toMatchObject({ objections: [] });
  const staff = await browserOf(server.origin, await newMember(assembly, 'moderator'));
  const onBehalf = { ...asked, objectionId: randomUUID(), personId: 'person-1', on: today };
  expect((await staff.post('/reports/acta/objection', onBehalf)).status).toBe(200);
  expect(
    (await staff.post('/reports/acta/objection', { ...onBehalf, personId: 'nadie' })).status,
  ).toBe(422);
  const all = await Promise.all(
    Array.from({ length: 32 }, () =>
      other.post('/acta/object', { ...asked, objectionId: randomUUID() }),
    ),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(29);
  const answer = { ...asked, text: 'Se leyó al abrir.' };
  for (let i = 0; i < 2; i += 1) {
    expect((await staff.post('/reports/acta/answer', answer)).status).toBe(200);
  }
  expect(
    (await staff.post('/reports/acta/answer', { ...answer, text: 'Otra' })).body,
  ).toMatchObject({
    code: 'acta-answered',
  });
  const kept = await events();
  const kinds = new Set(kept.map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['acta-communicated', 'acta-objected', 'acta-answered']));
  expect(kept).toHaveLength(2 + 31);
  expect(JSON.stringify(kept)).not.toContain('informe');
  const record = taken(await readActa({ assemblyId, query: { session: 1 }, now: Date.now() }));
  const { toldOn, objections = [] } = record;
  expect([toldOn, objections.length]).toEqual([today, 31]);
  expect(objections.slice(0, 2)).toMatchObject([
    { name: 'Ana <b>0</b>', on: today, isLate: false },
    { name: 'Ana <b>1</b>' },
  ]);
  expect(JSON.stringify(objections)).not.toContain('informe');
});

test('one press notifies the absentees of pending decisions, once, and an objection says its state', async () => {
  const hall = await absentHall();
  const { assembly } = hall;
  const { assemblyId } = assembly;
  const { communicate, today } = await fixedActa(assembly, 2);
  taken(await hall.notify(['U0'], 0, Date.now()));
  const ask = { notifyAbsent: true };
  const both = await Promise.all([communicate(ask), communicate(ask)]);
  expect(both.reduce((sum, one) => sum + taken(one).notified, 0)).toBe(4);
  expect(taken(await communicate(ask)).notified).toBe(0);
  expect(await hall.process()).toMatchObject({ counts: { unnotified: 0, notified: 5 } });
  const session = (await documents.session(assemblyId, 1).get()).data();
  const stored = (await documents.assembly(assemblyId).get()).data();
  if (session === undefined || stored === undefined) throw new Error('There is no session.');
  const held = { assemblyId, assembly: stored, session, now: Date.now() };
  expect((await readHeldMeeting(held)).notifiedOn).toBe(today);
  const owner = await browserOf(server.origin, await newMember(assembly, 'voter', 'person-0'));
  const asked = { objectionId: randomUUID(), session: 1, call: 2, text: 'No quiero alquilarlo.' };
  expect((await owner.post('/acta/object', asked)).status).toBe(200);
  const { objections } = taken(
    await readActaObjections(assemblyId, { session: 1, call: 2 }, Date.now()),
  );
  expect(objections).toMatchObject([
    { isLate: false, effects: [{ noticeId: 'U0', isNoted: false, sentence: expect.any(String) }] },
  ]);
});

test('a cut communication is finished by the clock, once, and not while its sender is at it', async () => {
  const assembly = await newAssembly(3);
  const { assemblyId } = assembly;
  const { communicate, stored, events } = await fixedActa(assembly);
  taken(await communicate());
  const { docs } = await documents.mails(assemblyId).get();
  // As it would be left by a server that went away right after it was written down.
  await Promise.all(docs.map((one) => one.ref.delete()));
  const origin = 'https://asamblea.test';
  const telling = { dueAt: Date.now(), by: 'rosa', origin, notifyAbsent: false };
  await actaDocuments.version(assemblyId, 1, 1, 1).update({ telling });
  await sweepTold(Date.now());
  expect((await documents.mails(assemblyId).get()).size).toBe(0);
  await sweepTold(Date.now() + 61_000);
  expect((await documents.mails(assemblyId).get()).size).toBe(3);
  expect(await stored()).toMatchObject({ telling: null, communication: { mailed: 3 } });
  await sweepTold(Date.now() + 122_000);
  expect((await documents.mails(assemblyId).get()).size).toBe(3);
  expect((await events()).filter(({ kind }) => kind === 'acta-communicated')).toHaveLength(1);
});
