import { randomUUID } from 'node:crypto';
import { type ActaNote, noDetails, type Role } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { newAssembly, newMember } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);

const of = { session: 1, call: 1 };
const note = (text: string, placeId = 'p1'): ActaNote => ({
  ...{ place: 'point', placeId, kind: 'said', text },
});
const words = (revision: number, text: string, requestId: string = randomUUID()) => ({
  ...{ ...of, requestId, revision, notes: [note(text)] },
});

async function newActa() {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  const as = async (role: Role) => browserOf(server.origin, await newMember(assembly, role));
  const acta = actaDocuments.acta(assemblyId, 1, 1);
  return {
    ...{ assemblyId, as, acta },
    stored: async () => (await acta.get()).data(),
    record: async () => {
      const { docs } = await documents.events(assemblyId).get();
      return docs.map((one) => one.data()).filter(({ kind }) => kind.startsWith('acta-'));
    },
  };
}

test('two secretaries: one writes at a time, and the other takes the pen only by saying so', async () => {
  const { as, stored } = await newActa();
  const [ana, luis] = [await as('moderator'), await as('admin')];
  const [one, two] = await Promise.all([
    ana.post('/reports/acta/words', words(0, 'de Ana')),
    luis.post('/reports/acta/words', words(0, 'de Luis')),
  ]);
  expect([one.status, two.status].toSorted()).toEqual([200, 409]);
  const [writer, other] = one.status === 200 ? [ana, luis] : [luis, ana];
  const kept = await stored();
  expect(kept).toMatchObject({ revision: 1, pen: { name: expect.stringMatching(/^Cuenta/u) } });

  const taking = { ...of, takeOver: false };
  expect(await other.post('/reports/acta/pen', taking)).toMatchObject({
    body: {
      code: 'acta-pen-taken',
      message: expect.stringContaining(`Escribe ${kept?.pen?.name}`),
    },
  });
  expect((await other.post('/reports/acta/pen', { ...taking, takeOver: true })).status).toBe(200);
  expect(await writer.post('/reports/acta/words', words(1, 'tarde'))).toMatchObject({
    body: { code: 'acta-pen-taken' },
  });
  expect((await other.post('/reports/acta/words', words(1, 'sigue'))).status).toBe(200);
  expect((await stored())?.notes).toEqual([note('sigue')]);
});

test('words that were sent twice are written once, and those over a revision that was not read are refused', async () => {
  const { as, stored } = await newActa();
  const ana = await as('moderator');
  const sent = words(0, 'Se leyó el informe.');
  for (let i = 0; i < 2; i += 1) {
    expect((await ana.post('/reports/acta/words', sent)).status).toBe(200);
  }
  expect((await stored())?.revision).toBe(1);
  expect(await ana.post('/reports/acta/words', words(0, 'otra'))).toMatchObject({
    body: { code: 'acta-changed' },
  });
});

test('a pen that nobody used for a minute is free', async () => {
  const { as, acta } = await newActa();
  const [ana, luis] = [await as('moderator'), await as('admin')];
  expect((await ana.post('/reports/acta/pen', { ...of, takeOver: false })).status).toBe(200);
  await acta.update({ 'pen.until': Date.now() - 1 });
  expect((await luis.post('/reports/acta/words', words(0, 'de Luis'))).status).toBe(200);
});

test('the steps of the acta are in the record with author and time, once each', async () => {
  const { assemblyId, as, record, stored } = await newActa();
  const [ana, rosa] = [await as('moderator'), await as('admin')];
  const details = { ...noDetails, number: '7', kind: 'ordinary', place: 'Salón' };
  await ana.post('/reports/acta/words', {
    ...words(0, 'Se leyó.'),
    details: { ...details, chair: 'Ana', secretary: 'Luis', book: '2', folio: '14' },
  });
  const to = (state: string, revision: number, more: object = {}) => ({
    ...{ ...of, requestId: randomUUID(), revision, state, ...more },
  });
  const review = to('review', 1);
  expect((await ana.post('/reports/acta/state', review)).body).toMatchObject({
    code: 'acta-meeting-open',
  });
  await documents.session(assemblyId, 1).update({ state: 'closed' });
  for (let i = 0; i < 2; i += 1) {
    expect((await ana.post('/reports/acta/state', review)).status).toBe(200);
  }
  const approver = 'la asamblea';
  const early = to('approved', 2, { approval: { approver, on: '1969-01-01' } });
  expect((await ana.post('/reports/acta/state', early)).body).toMatchObject({
    code: 'acta-approval-day',
  });
  const approval = { approver, on: '2026-01-15' };
  const approved = await ana.post('/reports/acta/state', to('approved', 2, { approval }));
  expect(approved.body).toMatchObject({ document: { state: 'approved', revision: 3, pen: null } });
  expect((await ana.post('/reports/acta/words', words(3, 'más'))).body).toMatchObject({
    code: 'acta-approved',
  });
  expect((await ana.post('/reports/acta/state', to('draft', 3))).status).toBe(403);
  expect((await rosa.post('/reports/acta/state', to('draft', 3))).status).toBe(200);
  const events = (await record()).toSorted((a, b) => a.at - b.at);
  expect(events.map(({ kind }) => kind)).toEqual([
    'acta-reviewed',
    'acta-approved',
    'acta-returned',
  ]);
  expect(events[1]).toMatchObject({
    session: 1,
    call: 1,
    by: expect.stringMatching(/^moderator/u),
  });
  expect((await stored())?.steps.map(({ state }) => state)).toEqual([
    'review',
    'approved',
    'draft',
  ]);
});

test('the auditor reads and does not write; nobody else reads; a call that there was not is not found', async () => {
  const { as } = await newActa();
  const address = '/reports/acta/document?session=1&call=1';
  const auditor = await as('auditor');
  expect((await auditor.get(address)).body).toMatchObject({ document: { state: 'draft' } });
  expect((await auditor.post('/reports/acta/words', words(0, 'x'))).status).toBe(403);
  for (const role of ['registrar', 'teller', 'voter', 'observer'] as const) {
    expect((await (await as(role)).get(address)).status, role).toBe(403);
  }
  expect((await auditor.get('/reports/acta/document?session=1&call=2')).status).toBe(404);
  expect((await auditor.get('/reports/acta/document?session=9&call=1')).status).toBe(404);
  const wrong = { ...words(0, 'x'), notes: [{ ...note('x'), placeId: '../otro' }] };
  expect((await (await as('admin')).post('/reports/acta/words', wrong)).status).toBe(400);
});
