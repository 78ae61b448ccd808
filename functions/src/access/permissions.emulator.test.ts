import { randomUUID } from 'node:crypto';
import {
  defaultParts,
  type Member,
  mayWhenArchived,
  type Operation,
  operations,
  partNames,
  parts,
  partsVersion,
  type Role,
} from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createCaster } from '../ballots/createCaster.ts';
import { createApp } from '../createApp.ts';
import { systemClock } from '../platform/clock.ts';
import { documents } from '../platform/documents.ts';
import { browserOf } from '../testing/browserOf.ts';
import { type Answer, newBrowser } from '../testing/newBrowser.ts';
import {
  attorney,
  choice,
  deskProxy,
  draft,
  meetingPlan,
  newRoster,
  ownProxy,
  proxyRowOfFile,
  seen,
} from '../testing/permissionBodies.ts';
import { refusedRole } from '../testing/refusedRole.ts';
import { serveLocally } from '../testing/serveLocally.ts';
import { newAssembly, newMember, newOpenQuestion, seat } from '../testing/testAssembly.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });
const server = await serveLocally(createApp(cast));
afterAll(server.close);

type Browser = ReturnType<typeof newBrowser>;

/** A request of each operation that is right in everything but who may send it. */
const requests: Record<Operation, (browser: Browser, questionId: string) => Promise<Answer>> = {
  importRoster: (browser) => browser.post('/rosters', newRoster),
  editRoster: (browser) =>
    browser.post('/rosters/units', {
      editId: randomUUID(),
      version: 'v1',
      unitId: 'U0',
      edits: { kind: 'local' },
    }),
  restoreRoster: (browser) => browser.post('/rosters/restore', { version: 'v0', from: 'v1' }),
  updateArrears: (browser) =>
    browser.post('/rosters/arrears', {
      ...{ importId: randomUUID(), rows: [['U0']], base: 'v1', edits: 0, cutOff: '2026-10-31' },
    }),
  accredit: (browser) =>
    browser.post('/attendance/accredit', {
      personId: 'person-1',
      unitIds: ['U1'],
      capacity: 'owner',
      channel: 'hall',
    }),
  leave: (browser) => browser.post('/attendance/leave', { unitIds: ['U0'] }),
  transfer: (browser) =>
    browser.post('/attendance/transfer', {
      personId: 'person-0',
      fromId: 'person-1',
      unitIds: ['U0'],
      capacity: 'owner',
      channel: 'hall',
    }),
  clearArrears: (browser) => browser.post('/attendance/clear-arrears', { unitIds: ['U0'] }),
  explainVote: (browser) => browser.post('/attendance/why', { personId: 'person-0' }),
  moveChannel: (browser) =>
    browser.post('/attendance/channel', { personId: 'person-0', channel: 'online' }),
  readRoom: (browser) => browser.get('/presence/room'),
  addAtDoor: (browser) =>
    browser.post('/door', {
      ...{ doorId: randomUUID(), person: attorney, capacity: 'heir', unitIds: ['U1'] },
      paper: { name: 'Registro civil', fileId: null },
    }),
  decideDoor: (browser) =>
    browser.post(`/door/${randomUUID()}/decide`, { verdict: 'confirmed', reason: '' }),
  giveProxy: (browser) => browser.post('/proxies/own', { ...ownProxy, proxyId: randomUUID() }),
  receiveProxy: (browser) => browser.post('/proxies', { ...deskProxy, proxyId: randomUUID() }),
  bringFile: (browser) =>
    browser.post('/files', { fileId: randomUUID(), name: 'poder.pdf', content: btoa('%PDF-1.7') }),
  acceptProxy: (browser) =>
    browser.post('/proxies/poder-1/accept', { replaceOlder: false, release: false }),
  rejectProxy: (browser) => browser.post('/proxies/poder-1/reject', { reason: 'Sin firma.' }),
  revokeProxy: (browser) =>
    browser.post('/proxies/poder-1/revoke', { signerId: null, release: false }),
  substituteProxy: (browser) =>
    browser.post('/proxies/poder-1/substitute', { to: attorney, release: false }),
  readProxies: (browser) => browser.get('/proxies/conflicts'),
  importProxies: (browser) =>
    browser.post('/proxies/import', {
      ...{ jobId: randomUUID(), importId: randomUUID(), rows: [proxyRowOfFile], form: 'signed' },
      ...{ writtenOn: '2026-11-10', accept: false },
    }),
  createPlates: (browser) => browser.post('/plates', { from: 1, to: 3 }),
  handOutPlate: (browser) => browser.post('/plates/hand-out', { number: 1, personId: 'person-0' }),
  returnPlate: (browser) => browser.post('/plates/return', { number: 1 }),
  losePlate: (browser) => browser.post('/plates/lose', { number: 1 }),
  replacePlate: (browser) => browser.post('/plates/replace', { number: 1, by: 2 }),
  newPlatePin: (browser) => browser.post('/plates/pin', { number: 1 }),
  openBooth: (browser) => browser.post('/booth/open', { boothId: randomUUID(), name: 'Puesto 1' }),
  listBooths: (browser) => browser.get('/booths'),
  clearBooth: (browser) => browser.post('/booths/clear', { boothId: randomUUID() }),
  endBooth: (browser) => browser.post('/booths/end', { boothId: randomUUID() }),
  runBulk: (browser) =>
    browser.post('/bulk', {
      work: 'leave',
      jobId: randomUUID(),
      items: [{ row: 1, unitId: 'U0' }],
    }),
  createQuestion: (browser) =>
    browser.post('/questions', { ...draft, questionId: randomUUID(), durationSeconds: null }),
  editQuestion: (browser, questionId) =>
    browser.post(`/questions/${questionId}/move`, { number: 1 }),
  extendQuestion: (browser, questionId) =>
    browser.post(`/questions/${questionId}/extend`, { closesAt: Date.now() + 60_000 }),
  annulQuestion: (browser, questionId) =>
    browser.post(`/questions/${questionId}/annul`, { reason: 'Se leyó mal', repeatAs: null }),
  openQuestion: (browser, questionId) => browser.post(`/questions/${questionId}/open`, {}),
  closeQuestion: (browser, questionId) => browser.post(`/questions/${questionId}/close`, {}),
  showResult: (browser, questionId) => browser.post(`/questions/${questionId}/show`, {}),
  drawLot: (browser, questionId) => browser.post(`/questions/${questionId}/lot`, {}),
  setStage: (browser) => browser.post('/stage', { mode: 'blank' }),
  readConsents: (browser, questionId) => browser.get(`/consents/${questionId}`),
  noteConsents: (browser, questionId) =>
    browser.post(`/consents/${questionId}/notify`, {
      ...{ noticeIds: ['U1'], on: '2026-11-10', means: 'in-hand', proof: '' },
    }),
  objectDecision: (browser) => browser.get('/consents/own'),
  listMissing: (browser, questionId) => browser.get(`/questions/${questionId}/missing`),
  listVoted: (browser, questionId) => browser.get(`/questions/${questionId}/voted`),
  captureVotes: (browser, questionId) =>
    browser.post('/votes/capture', {
      ...{ questionId, requestId: randomUUID(), by: 'units', channel: 'paper', choices: [choice] },
    }),
  correctVotes: (browser, questionId) =>
    browser.post('/votes/correct', {
      ...{ questionId, requestId: randomUUID(), reason: 'Se leyó mal' },
      units: [{ unitId: 'U0', receipt: '7K2M-Q0XD', withdraw: true }],
    }),
  issueCode: (browser) => browser.post('/access/codes', { personId: 'person-0' }),
  mailCredential: (browser) =>
    browser.post('/mail/credential', {
      ...{ requestId: randomUUID(), credentialId: randomUUID(), personId: 'person-0' },
    }),
  inviteAtDesk: (browser) =>
    browser.post('/invitations/desk', { credentialId: randomUUID(), personId: 'person-0' }),
  resetDevice: (browser) => browser.post('/attendance/device-reset', { personId: 'person-0' }),
  useDevice: (browser) => browser.get('/device'),
  readBallot: (browser) => browser.get('/votes/current'),
  installSession: (browser) => browser.post('/session/install', seen),
  failCall: (browser) => browser.post('/session/fail', seen),
  planNextCall: (browser) =>
    browser.post('/session/next-call', { ...seen, startsAt: Date.now(), waitMinutes: 0 }),
  suspendSession: (browser) => browser.post('/session/suspend', { ...seen, resumesAt: null }),
  resumeSession: (browser) => browser.post('/session/resume', seen),
  closeSession: (browser) => browser.post('/session/close', seen),
  verifyQuorum: (browser) =>
    browser.post('/session/verify', { ...seen, verificationId: randomUUID() }),
  readRecord: (browser) => browser.post('/record', {}),
  readQuorumReport: (browser) => browser.get('/reports/quorum'),
  readVotersReport: (browser) => browser.get('/reports/voters'),
  readVotesReport: (browser) => browser.get('/reports/votes'),
  readActa: (browser) => browser.get('/reports/acta'),
  readLog: (browser) => browser.post('/protected/log', {}),
  checkSeals: (browser) => browser.post('/protected/seals', {}),
  recount: (browser) => browser.post('/protected/recount', {}),
  attendOnline: (browser) => browser.post('/presence/enter', {}),
  castVote: (browser, questionId) =>
    browser.post('/votes/cast', { questionId, requestId: randomUUID(), choices: [choice] }),
  enterAssembly: (browser) => browser.post('/auth/enter', { assemblyId: 'none' }),
  openFirestore: (browser) => browser.post('/auth/firestore', {}),
  listAssemblies: (browser) => browser.get('/assemblies'),
  setDefaults: (browser) => browser.get('/assemblies/defaults'),
  readUsage: (browser) => browser.get('/assemblies/usage?month=2026-11'),
  createAssembly: (browser) => browser.post('/assemblies', {}),
  cloneAssembly: (browser) => browser.post('/assemblies/none/clone', {}),
  archiveAssembly: (browser) => browser.post('/assemblies/none/archive', {}),
  describeAssembly: (browser) => browser.post('/settings/general', { name: 'Otro nombre' }),
  manageStaff: (browser) => browser.post('/staff/remove', { uid: 'nobody', revision: 0 }),
  setModality: (browser) => browser.post('/settings/modality', { modality: 'mixed' }),
  setAttorneyEntry: (browser) => browser.post('/settings/attorneys', { isOpen: true }),
  setProxyBylaws: (browser) => browser.post('/settings/proxies', { article: 'artículo 9' }),
  planMeeting: (browser) => browser.post('/session/plan', meetingPlan),
  setMajority: (browser) =>
    browser.post('/settings/majorities', { matterId: null, share: [], asks: null }),
  setLaw: (browser) =>
    browser.post('/settings/law', { rulePack: 'co-ph', country: 'CO', residential: true }),
  setOffices: (browser) =>
    browser.post('/settings/offices', { name: 'Olga', document: 'CC 9', offices: [] }),
  setRedirect: (browser) =>
    browser.post('/settings/redirects', { path: '/drive', to: '/file', allowHost: false }),
  replaceCode: (browser) => browser.post('/settings/code', { from: 'otro-codigo', to: null }),
  writePages: (browser) => browser.get('/pages'),
};

/** A hall with somebody in it and a question open. */
async function newHall() {
  const assembly = await newAssembly(2);
  await seat(assembly, assembly.units.slice(0, 1));
  return { assembly, questionId: await newOpenQuestion(assembly) };
}
type Hall = Awaited<ReturnType<typeof newHall>>;

/** Who may not changes nothing, and is always before the same hall; who may leaves theirs as it happens to be. */
const [still, used] = await Promise.all([newHall(), newHall()]);

async function signIn({ assembly, questionId }: Hall, role: Role) {
  const claims = await newMember(assembly, role, 'person-0');
  const browser = await browserOf(server.origin, claims);
  return {
    reference: documents.member(assembly.assemblyId, claims.uid),
    send: (operation: Operation) => requests[operation](browser, questionId),
    browser,
  };
}

const names = Object.keys(operations) as Operation[];

test.each(names)('lets the first of its roles %s, and not one without it', async (operation) => {
  const allowed = await signIn(used, operations[operation].roles[0]);
  const { body } = await allowed.send(operation);
  // Past the door: what the operation itself thinks of that hall is another matter.
  expect(['not-signed-in', 'not-allowed', 'cross-site', 'bad-request']).not.toContain(body.code);

  const refused = await signIn(still, refusedRole[operation]);
  const answer = await refused.send(operation);
  expect(answer).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
});

test.each(names)('refuses to %s without the routes of it, whatever the role', async (operation) => {
  const { reference, send } = await signIn(still, operations[operation].roles[0]);
  const routes: readonly string[] = operations[operation].routes;
  const member = (await reference.get()).data();
  await reference.update({
    routesAvailable: member?.routesAvailable.filter((route) => !routes.includes(route)) ?? [],
  });
  expect((await send(operation)).body.code).toBe('not-allowed');
});

/** One who has every part of their role, and changes what they have as asked. */
async function withParts(operation: Operation, change: Partial<Member>) {
  const role = operations[operation].roles[0];
  const { reference, send } = await signIn(used, role);
  await reference.update({ partsVersion, componentsAvailable: defaultParts(role), ...change });
  return (await send(operation)).body.code;
}

test.each(partNames)('%s and nothing else decides over what it holds', async (part) => {
  const { operations: held, route } = parts[part];
  for (const operation of held) {
    const role = operations[operation].roles[0];
    const others = defaultParts(role).filter((one) => one !== part);
    const without = { componentsAvailable: others };
    expect(await withParts(operation, without)).toBe('not-allowed');
    expect(await withParts(operation, {})).not.toBe('not-allowed');
    const full = { ...without, fullRouteComponents: [route] };
    expect(await withParts(operation, full)).not.toBe('not-allowed');
  }
});

test.each(names)('refuses to %s to a stranger and to a revoked session', async (operation) => {
  const stranger = newBrowser(server.origin);
  const asStranger = await requests[operation](stranger, still.questionId);
  expect(asStranger).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  const { reference, send } = await signIn(still, operations[operation].roles[0]);
  await reference.update({ sids: [] });
  const revoked = await send(operation);
  expect(revoked).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
});

test('an archived assembly takes no operation that writes, and every other one', async () => {
  const hall = await newHall();
  await documents.assembly(hall.assembly.assemblyId).update({ archivedAt: 1 });
  // A vote has its own way in, and needs a session that is open: none of those is archived.
  for (const operation of names.filter((one) => one !== 'castVote')) {
    const { browser } = await signIn(hall, operations[operation].roles[0]);
    const posted: string[] = [];
    const watched: Browser = {
      ...browser,
      post(path, body) {
        posted.push(path);
        return browser.post(path, body);
      },
    };
    const { body } = await requests[operation](watched, hall.questionId);
    const isRefused = body.code === 'assembly-archived';
    expect([operation, isRefused]).toEqual([
      operation,
      !mayWhenArchived(operation, posted.length === 0),
    ]);
  }
});

test('keeps the members of one assembly out of another', async () => {
  const [here, there] = await Promise.all([newHall(), newHall()]);
  const { browser } = await signIn(here, 'moderator');
  const answer = await browser.post(`/questions/${there.questionId}/close`, {});
  expect(answer.body.code).toBe('question-unknown');
  const question = await documents.question(there.assembly.assemblyId, there.questionId).get();
  expect(question.data()?.state).toBe('open');
});

test('what is refused leaves the hall as it was', async () => {
  const hall = await newHall();
  const { assemblyId } = hall.assembly;
  const look = async () => {
    const [events, question, session] = await Promise.all([
      documents.events(assemblyId).count().get(),
      documents.question(assemblyId, hall.questionId).get(),
      documents.session(assemblyId, 1).get(),
    ]);
    return [events.data().count, question.data(), session.data()];
  };
  const before = await look();
  for (const operation of names) await (await signIn(hall, refusedRole[operation])).send(operation);
  expect(await look()).toEqual(before);
});
