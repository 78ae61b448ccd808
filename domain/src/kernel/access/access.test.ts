import { expect, test } from 'vitest';
import { collectionRoles } from './collectionRoles.ts';
import { collectionReaders } from './collections.ts';
import { guardRoute } from './guardRoute.ts';
import {
  actorOf,
  addSession,
  beginMember,
  endSessions,
  isSessionActive,
  keepSessions,
  memberIdOf,
  openedByCodes,
  openSession,
  sessionsAtMost,
} from './member.ts';
import { mayWhenArchived, type Operation, operations } from './operations.ts';
import { pageIdOf } from './pageId.ts';
import { collectionParts } from './parts.ts';
import { mayDo, permissionsOf } from './permissions.ts';
import { type Role, roles } from './role.ts';
import { defaultRoutes, routeOf, routes } from './routes.ts';
import { strangerSession, type UserSession } from './userSession.ts';

const known = new Set(routes.map((route) => route.path));

test('the packed roster is for everybody to whom the database shows it', () => {
  expect(operations.readRoster.routes).toEqual(collectionReaders.rosters);
  expect(operations.readRoster.roles).toEqual(operations.openFirestore.roles);
  expect(operations.readOwners.routes).toEqual(collectionReaders.people);
  expect(operations.readOwners.roles).toEqual(collectionRoles.people);
});

test('the packed seats are for everybody to whom the database shows them, without a part of their page', () => {
  const withPart: readonly string[] = Object.keys(collectionParts.attendance ?? {});
  const open = collectionReaders.attendance.filter((route) => !withPart.includes(route));
  expect(operations.readSeats.routes).toEqual(open);
  expect(operations.readSeats.roles).toEqual(operations.openFirestore.roles);
});

test('every route appears once and none is a pattern, except the page by id', () => {
  expect(known.size).toBe(routes.length);
  const patterns = routes.filter((route) => /[*:{}]/u.test(route.path));
  expect(patterns.map((route) => route.path)).toEqual(['/{pageId}']);
});

test('every route that operations and collections name exists', () => {
  const named = [
    ...Object.values(operations).flatMap((row) => [...row.routes]),
    ...Object.values(collectionReaders).flat(),
  ];
  for (const path of named) expect(known).toContain(path);
});

test('only operations that need a sign-in name roles', () => {
  for (const route of routes) {
    expect(route.roles.length > 0).toBe(route.entry === 'signed-in');
  }
});

test('every role that an operation names has its route by default', () => {
  for (const row of Object.values(operations)) {
    for (const role of row.roles) {
      expect(row.routes.some((route) => defaultRoutes(role).includes(route))).toBe(true);
    }
  }
});

const somebody = { uid: 'ana', name: 'Ana', email: 'ana@asamblea.test', personId: null };

const who: Record<Operation, readonly Role[]> = {
  importRoster: ['admin'],
  editRoster: ['admin'],
  restoreRoster: ['admin'],
  readRoster: ['admin', 'moderator', 'registrar', 'teller', 'auditor'],
  readOwners: ['admin', 'moderator', 'registrar'],
  readSeats: ['admin', 'moderator', 'registrar', 'teller', 'auditor'],
  updateArrears: ['admin', 'moderator', 'registrar'],
  accredit: ['admin', 'moderator', 'registrar'],
  leave: ['admin', 'moderator', 'registrar'],
  transfer: ['admin', 'moderator', 'registrar'],
  clearArrears: ['admin', 'moderator', 'registrar'],
  explainVote: ['admin', 'moderator', 'registrar', 'teller', 'auditor'],
  moveChannel: ['admin', 'moderator', 'registrar'],
  verifyIdentity: ['admin', 'moderator', 'registrar'],
  readRoom: ['admin', 'moderator', 'registrar'],
  addAtDoor: ['admin', 'moderator', 'registrar'],
  decideDoor: ['admin', 'moderator'],
  giveProxy: ['voter'],
  answerMandate: ['voter', 'attorney'],
  receiveProxy: ['admin', 'moderator', 'registrar'],
  bringFile: ['admin', 'moderator', 'registrar', 'voter'],
  acceptProxy: ['admin', 'moderator', 'registrar'],
  rejectProxy: ['admin', 'moderator', 'registrar'],
  revokeProxy: ['admin', 'moderator', 'registrar'],
  substituteProxy: ['admin', 'moderator', 'registrar'],
  readProxies: ['admin', 'moderator', 'registrar', 'auditor'],
  importProxies: ['admin', 'moderator', 'registrar'],
  createPlates: ['admin', 'moderator', 'registrar'],
  handOutPlate: ['admin', 'moderator', 'registrar'],
  returnPlate: ['admin', 'moderator', 'registrar'],
  losePlate: ['admin', 'moderator', 'registrar'],
  replacePlate: ['admin', 'moderator', 'registrar'],
  newPlatePin: ['admin', 'moderator', 'registrar'],
  printPlatePins: ['admin', 'moderator', 'registrar'],
  openBooth: ['admin', 'moderator', 'registrar', 'teller'],
  enterAssembly: ['admin', 'moderator', 'registrar', 'teller', 'auditor', 'voter', 'observer'],
  listBooths: ['admin', 'moderator', 'registrar', 'teller'],
  clearBooth: ['admin', 'moderator', 'registrar', 'teller'],
  endBooth: ['admin', 'moderator', 'registrar', 'teller'],
  runBulk: ['admin', 'moderator', 'registrar'],
  writeAgenda: ['admin', 'moderator'],
  treatPoint: ['admin', 'moderator'],
  bulkPlates: ['admin', 'moderator', 'registrar'],
  readConvocations: ['admin', 'moderator', 'auditor'],
  compareNotice: ['admin', 'moderator', 'auditor'],
  sendConvocation: ['admin', 'moderator'],
  writeConvocation: ['admin', 'moderator'],
  readNotices: ['admin', 'moderator', 'auditor'],
  openProxyForm: ['admin', 'moderator', 'registrar', 'voter'],
  noteNotices: ['admin', 'moderator'],
  createQuestion: ['admin', 'moderator'],
  editQuestion: ['admin', 'moderator'],
  askSecret: ['admin', 'moderator'],
  openQuestion: ['admin', 'moderator'],
  openTogether: ['admin', 'moderator'],
  extendQuestion: ['admin', 'moderator'],
  annulQuestion: ['admin', 'moderator'],
  closeQuestion: ['admin', 'moderator'],
  recordPaper: ['admin', 'moderator'],
  recountInHall: ['admin', 'moderator'],
  showResult: ['admin', 'moderator'],
  drawLot: ['admin', 'moderator'],
  setStage: ['admin', 'moderator'],
  setVideo: ['admin'],
  readVideo: ['admin', 'voter', 'attorney'],
  askFloor: ['voter', 'attorney'],
  enterFloor: ['admin', 'moderator', 'registrar'],
  runFloor: ['admin', 'moderator'],
  askMood: ['admin', 'moderator'],
  endMood: ['admin', 'moderator'],
  readConsents: ['admin', 'moderator', 'auditor'],
  noteConsents: ['admin', 'moderator'],
  objectDecision: ['voter'],
  listMissing: ['admin', 'moderator', 'teller', 'auditor'],
  listVoted: ['admin', 'moderator', 'teller', 'auditor'],
  captureVotes: ['admin', 'moderator', 'teller'],
  capturePlates: ['admin', 'moderator', 'teller'],
  correctVotes: ['admin', 'moderator', 'teller'],
  issueCode: ['admin', 'moderator', 'registrar'],
  inviteAtDesk: ['admin', 'moderator', 'registrar'],
  inviteInBulk: ['admin', 'moderator', 'registrar'],
  runMailQueue: ['admin', 'moderator', 'registrar'],
  mailCredential: ['admin', 'moderator', 'registrar'],
  resetDevice: ['admin', 'moderator', 'registrar'],
  useDevice: ['voter', 'attorney'],
  readBallot: ['voter', 'attorney'],
  protestInterest: ['voter', 'attorney'],
  installSession: ['admin', 'moderator'],
  failCall: ['admin', 'moderator'],
  planNextCall: ['admin', 'moderator'],
  suspendSession: ['admin', 'moderator'],
  resumeSession: ['admin', 'moderator'],
  closeSession: ['admin', 'moderator'],
  noteOfficers: ['admin', 'moderator'],
  verifyQuorum: ['admin', 'moderator'],
  makeRehearsal: ['admin'],
  rehearse: ['admin', 'moderator'],
  readCockpit: ['admin', 'moderator', 'auditor'],
  signOn: ['admin', 'moderator', 'registrar', 'teller', 'voter', 'attorney'],
  readEvening: ['admin', 'moderator', 'auditor'],
  checkEvening: ['admin', 'moderator'],
  readGuide: ['admin', 'moderator', 'registrar', 'teller', 'auditor'],
  readRecord: ['admin', 'moderator', 'registrar', 'teller', 'auditor'],
  readQuorumReport: ['admin', 'moderator', 'auditor'],
  readVotersReport: ['admin', 'moderator', 'auditor'],
  readVotesReport: ['admin', 'moderator', 'auditor'],
  readActa: ['admin', 'moderator', 'auditor'],
  readOwnActa: [
    'admin',
    'moderator',
    'registrar',
    'teller',
    'auditor',
    'voter',
    'attorney',
    'observer',
  ],
  signActa: [
    'admin',
    'moderator',
    'registrar',
    'teller',
    'auditor',
    'voter',
    'attorney',
    'observer',
  ],
  handInSigned: ['admin', 'moderator'],
  withdrawSignature: ['admin'],
  readActaDocument: ['admin', 'moderator', 'auditor'],
  writeActa: ['admin', 'moderator'],
  communicateActa: ['admin', 'moderator'],
  objectActa: ['voter'],
  commentActa: ['admin', 'moderator'],
  readOwnReport: ['voter', 'attorney'],
  readLog: ['admin', 'auditor'],
  checkSeals: ['admin', 'auditor'],
  openProtected: ['admin', 'teller', 'auditor'],
  recount: ['admin', 'teller', 'auditor'],
  makeDossier: ['admin', 'auditor'],
  attendOnline: ['voter', 'attorney'],
  castVote: ['voter', 'attorney'],
  openFirestore: ['admin', 'moderator', 'registrar', 'teller', 'auditor'],
  listAssemblies: ['admin'],
  setDefaults: ['admin'],
  readUsage: ['admin'],
  listErasures: ['admin'],
  createAssembly: ['admin'],
  cloneAssembly: ['admin'],
  archiveAssembly: ['admin'],
  exportAssembly: ['admin'],
  eraseAssembly: ['admin'],
  erasePerson: ['admin'],
  describeAssembly: ['admin'],
  manageStaff: ['admin'],
  setModality: ['admin'],
  setMajority: ['admin'],
  setLaw: ['admin'],
  setOffices: ['admin'],
  planMeeting: ['admin'],
  setRedirect: ['admin'],
  replaceCode: ['admin'],
  setProxyBylaws: ['admin'],
  setNoticeBylaws: ['admin'],
  setAttorneySignIn: ['admin', 'moderator'],
  readDrive: [...roles],
  writeDrive: ['admin'],
  setBrand: ['admin'],
  writePages: ['admin'],
  setMail: ['admin'],
  setOrganisationMail: ['admin'],
  setZoom: ['admin'],
  setTimeAuthority: ['admin'],
  runZoom: ['admin', 'moderator'],
  joinZoom: ['voter', 'attorney'],
  switchPlugins: ['admin'],
};

test.each(Object.entries(who))('%s belongs to %s', (operation, allowed) => {
  const may = roles.filter((role) =>
    mayDo(permissionsOf(beginMember({ ...somebody, role })), operation as Operation),
  );
  expect(may).toEqual(allowed);
});

test('an archived assembly takes only requests that change nothing in it', () => {
  const taken = (Object.keys(operations) as Operation[]).filter((one) =>
    mayWhenArchived(one, false),
  );
  expect(taken).toEqual([
    ...[
      'readRecord',
      'makeDossier',
      'erasePerson',
      'openProtected',
      'readLog',
      'checkSeals',
      'recount',
      'enterAssembly',
    ],
    'openFirestore',
    ...[
      'listAssemblies',
      'setDefaults',
      'readUsage',
      'listErasures',
      'createAssembly',
      'cloneAssembly',
      'archiveAssembly',
      'exportAssembly',
      'eraseAssembly',
      'signOn',
    ],
  ]);
  expect(mayWhenArchived('importRoster', true)).toBe(true);
});

test('a role without its route does nothing', () => {
  const routesAvailable = defaultRoutes('moderator').filter((path) => path !== '/votes/private');
  const member = { ...beginMember({ ...somebody, role: 'moderator' }), routesAvailable };
  expect(mayDo(permissionsOf(member), 'openQuestion')).toBe(false);
});

const voter: UserSession = {
  ...strangerSession,
  isAuthenticated: true,
  role: 'voter',
  routesAvailable: defaultRoutes('voter'),
};

test.each([
  ['/login', strangerSession, 'pass'],
  ['/login', voter, 'home'],
  ['/forgot-password', strangerSession, 'pass'],
  ['/loginAttorney', voter, 'pass'],
  ['/quorum/public', strangerSession, 'pass'],
  ['/votes/public', voter, 'pass'],
  ['/stream/votacionWithOnSnapshot', strangerSession, 'pass'],
  ['/public/nothing', strangerSession, 'unknown'],
  ['/votes/current', strangerSession, 'login'],
  ['/nothing', strangerSession, 'login'],
  ['/votes/current', voter, 'pass'],
  ['/votes/private', voter, 'forbidden'],
  ['/nothing/at/all', voter, 'unknown'],
  ['/nothing/at/all', strangerSession, 'login'],
  ['/reglamento', voter, 'pass'],
  ['/reglamento', strangerSession, 'login'],
  ['/reglamento', { ...voter, routesAvailable: ['/'] }, 'forbidden'],
  ['/drive', { ...voter, off: ['drive'] }, 'off'],
  ['/drive', { ...strangerSession, off: ['drive'] }, 'login'],
  ['/public-orden-del-dia', strangerSession, 'pass'],
  ['/public-public', strangerSession, 'unknown'],
  ['/republica-public', voter, 'unknown'],
  ['/notpublic', strangerSession, 'unknown'],
  ['/Reglamento', voter, 'unknown'],
  ['/{pageId}', voter, 'unknown'],
  ['/login/', voter, 'home'],
  ['/votes/private/', voter, 'forbidden'],
] as const)('opening %s: %#', (path, session, verdict) => {
  expect(guardRoute(path, session)).toBe(verdict);
});

test('a new session joins the others and the oldest falls out', () => {
  let sids: readonly string[] = [];
  for (let i = 0; i <= sessionsAtMost; i += 1) sids = addSession(sids, `s${i}`);
  expect(sids).toHaveLength(sessionsAtMost);
  expect(sids.at(-1)).toBe(`s${sessionsAtMost}`);
  expect(sids).not.toContain('s0');
  expect(addSession(sids, 's5')).toHaveLength(sessionsAtMost);
});

test('forgets the device of a session that ended', () => {
  const phone = { name: 'iPhone, Safari', since: 0 };
  expect(keepSessions(['s2'], { s1: phone, s2: phone })).toEqual({ s2: phone });
});

test.each([
  ['/reglamento', 'reglamento'],
  ['/acta-2026', 'acta-2026'],
  ['/public-agenda', 'public-agenda'],
  ['/public', null],
  ['/public-', null],
  ['/agenda-public', null],
  ['/a_b', null],
  ['/-a', null],
  ['/a--b', null],
  ['/a/b', null],
  ['/', null],
  [`/${'a'.repeat(60)}`, 'a'.repeat(60)],
  [`/${'a'.repeat(61)}`, null],
])('the page that %s names is %s', (path, id) => {
  expect(pageIdOf(path)).toBe(id);
});

test('no page can take the place of a route, whose row wins', () => {
  for (const { path } of routes) {
    if (path !== '/{pageId}') expect(routeOf(path)?.path).toBe(path);
  }
});

test('a session ends alone, and those that a code opened end together', () => {
  const device = { name: 'iPhone', since: 0 };
  let member = openSession({ sids: [] }, 's1', { ...device, code: 'c1' });
  member = openSession(member, 's2', device);
  member = openSession(member, 's3', { ...device, code: 'c1' });
  expect(openedByCodes(member, ['c1'])).toEqual(['s1', 's3']);
  expect(openedByCodes(member, [])).toEqual([]);
  expect(endSessions(member, ['s1', 's3'])).toEqual({ sids: ['s2'], sessions: { s2: device } });
});

test('a session stands while it is there and until the access ends, that instant not included', () => {
  const member = { sids: ['s1'] };
  expect(isSessionActive(member, 's1', 5)).toBe(true);
  expect(isSessionActive(member, 's2', 5)).toBe(false);
  expect(isSessionActive({ ...member, accessUntil: null }, 's1', 5)).toBe(true);
  expect(isSessionActive({ ...member, accessUntil: 6 }, 's1', 5)).toBe(true);
  expect(isSessionActive({ ...member, accessUntil: 5 }, 's1', 5)).toBe(false);
});

test('the trace of a member names their person, with an account or a code', () => {
  const account = { uid: 'account', role: 'voter', personId: 'ana' } as const;
  const entered = { uid: memberIdOf('ana'), role: 'attorney', personId: 'ana' } as const;
  expect(actorOf(account)).toBe(actorOf(entered));
  expect(actorOf({ ...account, personId: null })).toBe('account');
  expect(actorOf({ ...account, role: 'moderator' })).toBe('account');
});
