import { randomUUID } from 'node:crypto';
import type { Operation } from '@asamblea/domain';
import { openingOf } from '@asamblea/domain/testing/openingOf';
import { actaRequests } from './actaRequests.ts';
import type { Answer, Browser } from './newBrowser.ts';
import {
  accreditation,
  attorney,
  choice,
  convocationDraft,
  deskProxy,
  draft,
  handNotice,
  moodCard,
  newRoster,
  ownProxy,
  proxyRowOfFile,
  seen,
} from './permissionBodies.ts';
import { protectedRequests } from './protectedRequests.ts';
import { settingsRequests } from './settingsRequests.ts';

/** A request of each operation that is right in everything but its sender. */
export const operationRequests: Readonly<
  Record<Operation, (browser: Browser, questionId: string) => Promise<Answer>>
> = {
  importRoster: (browser) => browser.post('/rosters', newRoster),
  editRoster: (browser) =>
    browser.post('/rosters/units', {
      editId: randomUUID(),
      version: 'v1',
      unitId: 'U0',
      edits: { kind: 'local' },
    }),
  restoreRoster: (browser) => browser.post('/rosters/restore', { version: 'v0', from: 'v1' }),
  readRoster: (browser) => browser.get('/rosters/pack?version=v1'),
  readOwners: (browser) => browser.get('/rosters/pack/owners?version=v1&edits=0&part=0'),
  readSeats: (browser) => browser.get('/attendance/pack?session=1'),
  updateArrears: (browser) =>
    browser.post('/rosters/arrears', {
      ...{ importId: randomUUID(), rows: [['U0']], base: 'v1', edits: 0, cutOff: '2026-10-31' },
    }),
  accredit: (browser) => browser.post('/attendance/accredit', accreditation),
  leave: (browser) => browser.post('/attendance/leave', { unitIds: ['U0'] }),
  transfer: (browser) =>
    browser.post('/attendance/transfer', {
      ...{ personId: 'person-0', fromId: 'person-1', unitIds: ['U0'] },
      ...{ capacity: 'owner', channel: 'hall' },
    }),
  clearArrears: (browser) => browser.post('/attendance/clear-arrears', { unitIds: ['U0'] }),
  explainVote: (browser) => browser.post('/attendance/why', { personId: 'person-0' }),
  moveChannel: (browser) =>
    browser.post('/attendance/channel', { personId: 'person-0', channel: 'online' }),
  verifyIdentity: (browser) => browser.post('/presence/verify', { personId: 'person-0' }),
  readRoom: (browser) => browser.get('/presence/room'),
  addAtDoor: (browser) =>
    browser.post('/door', {
      ...{ doorId: randomUUID(), person: attorney, capacity: 'heir', unitIds: ['U1'] },
      paper: { name: 'Registro civil', fileId: null },
    }),
  decideDoor: (browser) =>
    browser.post(`/door/${randomUUID()}/decide`, { verdict: 'confirmed', reason: '' }),
  giveProxy: (browser) => browser.post('/proxies/own', { ...ownProxy, proxyId: randomUUID() }),
  answerMandate: (browser) => browser.get('/proxies/charge'),
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
  printPlatePins: (browser) =>
    browser.post('/plates/pins', { printId: randomUUID(), from: 1, to: 3, print: 'missing' }),
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
  writeAgenda: (browser) =>
    browser.post('/agenda', {
      ...{ pointId: randomUUID(), text: 'Presupuesto', kind: 'decision', presenter: '' },
      ...{ notes: '', approvedBy: 'assembly' },
    }),
  treatPoint: (browser) => browser.post('/agenda/current', { pointId: null }),
  readConvocations: (browser) => browser.get('/convocations'),
  writeConvocation: (browser) => browser.post('/convocations/draft', convocationDraft),
  compareNotice: (browser) => browser.get('/session/notice'),
  sendConvocation: (browser) =>
    browser.post('/convocations', {
      ...{ convocationId: randomUUID(), session: 1, kind: 'first', savedAt: 0 },
      ...{ seen: '0'.repeat(64), reason: '' },
    }),
  ...actaRequests,
  readNotices: (browser) => browser.get('/notices'),
  openProxyForm: (browser) => browser.get(`/notices/forms/${'0'.repeat(20)}`),
  noteNotices: (browser) => browser.post('/notices', { ...handNotice, noticeId: randomUUID() }),
  bulkPlates: (browser) =>
    browser.post('/bulk', {
      ...{ work: 'plates', jobId: randomUUID() },
      items: [{ row: 1, number: 1, personId: 'person-0' }],
    }),
  askSecret: (browser) =>
    browser.post('/questions', {
      ...{ ...draft, questionId: randomUUID(), durationSeconds: null },
      ...{ liveBars: false, disclosure: 'secret' },
    }),
  openTogether: (browser, questionId) =>
    browser.post('/questions/open', {
      ...{ ...openingOf(questionId, randomUUID()), durationSeconds: null },
    }),
  askFloor: (browser) => browser.post('/floor/ask', { turnId: randomUUID() }),
  enterFloor: (browser) =>
    browser.post('/floor/enter', { turnId: randomUUID(), who: { personId: 'person-0' } }),
  runFloor: (browser) =>
    browser.post('/floor/rules', {
      ...{ isOpen: true, secondsPerTurn: 60, firstTime: 'off', sight: 'nobody' },
    }),
  askMood: (browser) => browser.post('/mood/ask', { ...moodCard, moodId: randomUUID() }),
  endMood: (browser) => browser.post('/mood/end', { moodId: randomUUID() }),
  capturePlates: (browser, questionId) =>
    browser.post('/votes/capture', {
      ...{ questionId, requestId: randomUUID(), by: 'plate', plate: 1, optionIds: ['favour'] },
    }),
  createQuestion: (browser) =>
    browser.post('/questions', { ...draft, questionId: randomUUID(), durationSeconds: null }),
  editQuestion: (browser, questionId) =>
    browser.post(`/questions/${questionId}/move`, { number: 1 }),
  extendQuestion: (browser, questionId) =>
    browser.post('/questions/extend', { questionIds: [questionId], closesAt: Date.now() + 60_000 }),
  annulQuestion: (browser, questionId) =>
    browser.post(`/questions/${questionId}/annul`, { reason: 'Se leyó mal', repeatAs: null }),
  openQuestion: (browser, questionId) => browser.post('/questions/open', openingOf(questionId)),
  closeQuestion: (browser, questionId) =>
    browser.post('/questions/close', { questionIds: [questionId] }),
  showResult: (browser, questionId) =>
    browser.post('/questions/show', { questionIds: [questionId] }),
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
  recountInHall: (browser, questionId) =>
    browser.post(`/questions/${questionId}/recount`, {
      ...{ recountId: randomUUID(), requester: 'Ana Pérez', witnesses: ['Luis Gil'] },
    }),
  recordPaper: (browser, questionId) =>
    browser.post('/votes/paper/check', {
      ...{ questionId, openedAt: 1, closedAt: 2 },
      choices: [{ unitId: 'U0', optionIds: ['favour'] }],
    }),
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
  inviteInBulk: (browser) =>
    browser.post('/invitations/sheets', { batchId: randomUUID(), personIds: ['person-0'] }),
  runMailQueue: (browser) => browser.post('/mail/queue/pause', { paused: false }),
  resetDevice: (browser) => browser.post('/attendance/device-reset', { personId: 'person-0' }),
  useDevice: (browser) => browser.get('/device'),
  readBallot: (browser) => browser.get('/votes/current'),
  protestInterest: (browser, questionId) => browser.post(`/votes/${questionId}/protest`, {}),
  noteOfficers: (browser) =>
    browser.post('/session/officers', { ...seen, chair: 'Ana', secretary: '' }),
  installSession: (browser) => browser.post('/session/install', seen),
  failCall: (browser) => browser.post('/session/fail', seen),
  planNextCall: (browser) =>
    browser.post('/session/next-call', { ...seen, startsAt: Date.now(), waitMinutes: 0 }),
  suspendSession: (browser) => browser.post('/session/suspend', { ...seen, resumesAt: null }),
  resumeSession: (browser) => browser.post('/session/resume', seen),
  closeSession: (browser) => browser.post('/session/close', seen),
  verifyQuorum: (browser) =>
    browser.post('/session/verify', { ...seen, verificationId: randomUUID() }),
  readGuide: (browser) => browser.get('/guide'),
  makeRehearsal: (browser) => browser.post('/rehearsals', { rehearsalId: randomUUID() }),
  rehearse: (browser) => browser.post('/rehearsals/work', { jobId: randomUUID(), work: 'arrive' }),
  readCockpit: (browser) => browser.get('/cockpit'),
  signOn: (browser) =>
    browser.post('/sign', {
      ...{ deviceId: randomUUID(), state: 'here', isTroubled: false, kind: 'chair' },
    }),
  readEvening: (browser) => browser.get('/evening'),
  checkEvening: (browser) => browser.post('/evening/checks', { check: 'printer', isGood: true }),
  readRecord: (browser) => browser.post('/record', {}),
  readQuorumReport: (browser) => browser.get('/reports/quorum'),
  readVotersReport: (browser) => browser.get('/reports/voters'),
  readVotesReport: (browser) => browser.get('/reports/votes'),
  readActa: (browser) => browser.get('/reports/acta'),
  readOwnReport: (browser) => browser.get('/reports/own'),
  attendOnline: (browser) => browser.post('/presence/enter', {}),
  castVote: (browser, questionId) =>
    browser.post('/votes/cast', { questionId, requestId: randomUUID(), choices: [choice] }),
  enterAssembly: (browser) => browser.post('/auth/enter', { assemblyId: 'none' }),
  openFirestore: (browser) => browser.post('/auth/firestore', {}),
  listAssemblies: (browser) => browser.get('/assemblies'),
  setDefaults: (browser) => browser.get('/assemblies/defaults'),
  readUsage: (browser) => browser.get('/assemblies/usage?month=2026-11'),
  listErasures: (browser) => browser.get('/assemblies/erasures'),
  createAssembly: (browser) =>
    browser.post('/assemblies', {
      ...{ assemblyId: randomUUID(), name: 'Torres del Parque', kind: 'building' },
      ...{ rulePack: 'co-ph', country: 'CO', timeZone: 'America/Bogota' },
    }),
  cloneAssembly: (browser) =>
    browser.post('/assemblies/none/clone', {
      ...{ cloneId: randomUUID(), name: 'Torres del Parque', actaNumber: '' },
    }),
  archiveAssembly: (browser) => browser.post('/assemblies/none/archive', {}),
  ...protectedRequests,
  ...settingsRequests,
};
