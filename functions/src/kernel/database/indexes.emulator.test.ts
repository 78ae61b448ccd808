import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { packIds } from '@asamblea/domain';
import { expect, test, vi } from 'vitest';
import { accredit, leave } from '../../hall/attendance/desks.ts';
import { createPlates } from '../../hall/plates/createPlates.ts';
import { handOutPlate } from '../../hall/plates/handOutPlate.ts';
import { printPins } from '../../hall/plates/printPins.ts';
import { readPinNeed } from '../../hall/plates/readPinNeed.ts';
import { readConsole } from '../../hall/zoom/readConsole.ts';
import { zoomDocuments } from '../../hall/zoom/zoomDocuments.ts';
import { readFeed } from '../../live/cockpit/readFeed.ts';
import { readHealth } from '../../live/cockpit/readHealth.ts';
import { readTurnout } from '../../live/cockpit/readTurnout.ts';
import { refreshes } from '../../live/projections/refreshes.ts';
import { addPoint } from '../../meeting/agenda/addPoint.ts';
import { readConvocations } from '../../meeting/convocations/readConvocations.ts';
import { stopReminders } from '../../meeting/convocations/stopReminders.ts';
import { sweepConvocations } from '../../meeting/convocations/sweepConvocations.ts';
import { sweepReminders } from '../../meeting/convocations/sweepReminders.ts';
import { beginUpload } from '../../meeting/drive/beginUpload.ts';
import { makeLink } from '../../meeting/drive/makeLink.ts';
import { readDrive } from '../../meeting/drive/readDrive.ts';
import { readRecord } from '../../meeting/events/readRecord.ts';
import { readQuorum } from '../../meeting/quorum/readQuorum.ts';
import { replayQuorum } from '../../meeting/quorum/replayQuorum.ts';
import { planNextSession } from '../../meeting/sessions/planNextSession.ts';
import { runTick } from '../../office/clock/runTick.ts';
import { listErasures } from '../../office/erasures/listErasures.ts';
import { listAssemblies } from '../../office/organisations/listAssemblies.ts';
import { readUsage } from '../../office/organisations/readUsage.ts';
import { enterWithCode } from '../../people/accessCodes/enterWithCode.ts';
import { listProxyImports } from '../../people/proxies/startProxyImport.ts';
import { compareArrears } from '../../people/rosters/compareArrears.ts';
import { compareRoster } from '../../people/rosters/compareRoster.ts';
import { editRosterUnit } from '../../people/rosters/editRosterUnit.ts';
import { importRoster } from '../../people/rosters/importRoster.ts';
import { restoreVersion } from '../../people/rosters/restoreVersion.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { explainVote } from '../../polls/ballots/explainVote.ts';
import { readCurrentBallot } from '../../polls/ballots/readCurrentBallot.ts';
import { listBooths } from '../../polls/booths/listBooths.ts';
import { readSecretVote } from '../../polls/booths/readSecretVote.ts';
import { listBulk } from '../../polls/bulk/readBulk.ts';
import { auditCounts } from '../../polls/closing/auditCounts.ts';
import { countVotes } from '../../polls/closing/countVotes.ts';
import { listMissing } from '../../polls/closing/listMissing.ts';
import { listConsents } from '../../polls/consents/listConsents.ts';
import { readConsent } from '../../polls/consents/readConsent.ts';
import { readOwnConsents } from '../../polls/consents/readOwnConsents.ts';
import { forecastQuestion } from '../../polls/forecasts/forecastQuestion.ts';
import { listVoted } from '../../polls/questions/listVoted.ts';
import { checkReceipt } from '../../polls/receipts/checkReceipt.ts';
import { readActa } from '../../record/reports/readActa.ts';
import { readOwnReport } from '../../record/reports/readOwnReport.ts';
import { sweepTold } from '../../record/told/sweepTold.ts';
import { type QueryShape, shapeOf } from '../../testing/database/queryShapes.ts';
import { type IndexFile, isServed, parseIndexes } from '../../testing/database/servedByIndexes.ts';
import { stopAtLine } from '../../testing/fakes/stopAtLine.ts';
import { absentHall } from '../../testing/halls/absentHall.ts';
import { codeFor, giveDocument } from '../../testing/halls/codePeople.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import {
  newAssembly,
  newMember,
  newOpenQuestion,
  type TestAssembly,
} from '../../testing/halls/testAssembly.ts';
import type { CookieClaims } from '../access/sessionCookie.ts';
import { verifySeals } from '../events/verifySeals.ts';
import { openFiles } from '../files/openFiles.ts';
import { saveFile } from '../files/saveFile.ts';
import { systemClock } from '../platform/clock.ts';
import { listOwnAssemblies } from '../signIn/listOwnAssemblies.ts';
import { documents } from './documents.ts';
import { type Firestore, firestore, readTogether } from './firestore.ts';

/** Where the SDK hands every query over to the network. */
interface Wire {
  requestStream(method: string, bidirectional: boolean, request: unknown, tag: string): unknown;
}

const indexes = parseIndexes(
  readFileSync(new URL('../../../../firestore.indexes.json', import.meta.url), 'utf8'),
);

/** Every operation that asks for more than documents by name. */
async function askEverything(): Promise<void> {
  const assembly = await newAssembly(2);
  const { assemblyId, cot } = assembly;
  const now = Date.now();
  const desk = { assemblyId, by: 'desk', now };
  const one = { personId: 'person-0', unitIds: ['U0'] };
  await accredit({ ...desk, request: { ...one, capacity: 'owner', channel: 'hall' } });
  const point = { pointId: randomUUID(), text: 'Informes', kind: 'informative' } as const;
  const written = { presenter: '', notes: '', approvedBy: 'chair' } as const;
  await addPoint({ ...desk, request: { ...point, ...written } });
  await createPlates({ ...desk, request: { from: 1, to: 2 } });
  await handOutPlate({ ...desk, request: { number: 1, personId: 'person-0' } });
  const print = { printId: randomUUID(), from: 1, to: 2, print: 'missing' } as const;
  await printPins({ ...desk, request: print });
  await readPinNeed(assemblyId, readSecretVote);
  await listBulk(assemblyId);
  await listProxyImports(assemblyId);
  const questionId = await newOpenQuestion(assembly);
  await forecastQuestion(assemblyId, { questionId });
  const voter = await newMember(assembly, 'voter', 'person-0');
  const choices = [{ unitId: 'U0', optionIds: ['favour'] }];
  const cast = createCaster({ clock: systemClock, shard: '0' });
  await cast(voter, { questionId, requestId: randomUUID(), choices });
  await giveDocument(assembly, 'person-0', 'CC 1');
  await enterWithCode(
    'virtual',
    { assembly: cot, document: 'CC 1', code: await codeFor(assembly, 'person-0') },
    { device: { name: 'iPhone', since: now }, from: 'here' },
  );
  await listBooths(assemblyId, now);
  await readConvocations(assemblyId, now);
  await sweepConvocations(now);
  await sweepReminders(now);
  await sweepTold(now);
  await stopReminders({ assemblyId, personId: 'person-0' });
  await readHealth(assemblyId, now);
  const meeting = { session: 1, requestId: 'r', meetingId: '1', topic: '', password: '', by: '' };
  const held = { askedAt: now, endedInstances: {}, endedAt: null };
  await zoomDocuments.meeting(assemblyId, 1).set({ ...meeting, ...held });
  await readConsole(assemblyId, now);
  await listOwnAssemblies(voter.uid, [], now);
  await documents.session(assemblyId, 1).update({ state: 'closed' });
  const query = { search: '', page: 0 };
  await listAssemblies({ organisationId: 'firma-de-ensayo', query, now });
  await readOwnReport({ assemblyId, personId: 'person-0', query: {}, now });
  await documents.session(assemblyId, 1).update({ state: 'open', installedAt: now });
  const month = new Date(now).toISOString().slice(0, 7);
  await listErasures('firma-de-ensayo');
  await readUsage({ organisationId: 'firma-de-ensayo', month, now });
  const content = Buffer.from('%PDF-1.7').toString('base64');
  const paper = { fileId: randomUUID(), name: 'p.pdf', content };
  await saveFile({ assemblyId, by: 'a', request: paper, files: openFiles(), now });
  const upload = {
    ...{ uploadId: randomUUID(), entryId: randomUUID(), name: 'a.pdf', size: 1 },
    ...{ digest: '0'.repeat(64), into: { parentId: null, visibility: 'staff' as const } },
  };
  await beginUpload({ assemblyId, by: 'a', request: upload, now });
  const link = { linkId: randomUUID(), entryId: upload.entryId, expiresAt: null };
  await makeLink({ assemblyId, by: 'a', request: link, now });
  const member = (await documents.member(assemblyId, voter.uid).get()).data();
  if (member !== undefined)
    await readDrive(assemblyId, { ...member, role: 'admin', routesAvailable: ['/drive'] });
  if (member !== undefined) await readCurrentBallot(assemblyId, member, now);
  await explainVote({ assemblyId, personId: 'person-0', now });
  await listMissing(assemblyId, questionId);
  // Whole, and then what moved.
  for (const later of [0, 10_000]) await readTurnout(assemblyId, now + later);
  await readFeed(assemblyId, now);
  await listVoted(assemblyId, questionId);
  const { readTime } = await documents.assembly(assemblyId).get();
  for (const refresh of Object.values(refreshes)) await refresh(assemblyId, cot, readTime);
  for (const rulePack of packIds) {
    await documents.assembly(assemblyId).update({ rulePack });
    await readTogether((tx) => readQuorum(tx, assemblyId));
  }
  await documents.assembly(assemblyId).update({ rulePack: 'co-ph' });
  await stopAtLine({ ...desk, questionId });
  await leave({ ...desk, request: { unitIds: ['U0'] } });
  await countVotes(assemblyId, questionId, now + 61 * 60 * 1000);
  await askSecretly(assembly, voter);
  for (const unitId of [undefined, 'U0']) await readRecord(assemblyId, { unitId }, () => true);
  await replayQuorum(assemblyId, {}, now);
  await readActa({ assemblyId, query: {}, now });
  await verifySeals(assemblyId, now);
  await runTick(now, { clock: systemClock, refreshMillis: 100 });
  await documents.session(assemblyId, 1).update({ openQuestionIds: [] });
  const seen = { session: 1, call: 1 };
  await documents.session(assemblyId, 1).update({ state: 'failed' });
  const startsAt = now + 3 * 24 * 60 * 60 * 1000;
  await planNextSession({ ...desk, request: { ...seen, startsAt, waitMinutes: 0 } });
  await documents.assembly(assemblyId).update({ activeSession: 1 });
  const rows = [
    ['unidad', 'coeficiente'],
    ['A', '100'],
  ];
  const request = { importId: randomUUID(), rows, confirmed: true };
  await importRoster({ ...desk, request });
  await compareRoster(assemblyId, request);
  await compareArrears({ assemblyId, request: { rows } });
  const edits = { owner: { name: 'Ana', document: '1', email: '', phone: '' } };
  const edit = { editId: randomUUID(), version: request.importId, unitId: 'A', edits };
  await editRosterUnit({ ...desk, request: edit });
  await restoreVersion({ ...desk, request: { version: 'v1', from: request.importId } });
}

/** The same for a secret question, and the queries once it is closed. */
async function askSecretly(assembly: TestAssembly, voter: CookieClaims): Promise<void> {
  const { assemblyId, cot } = assembly;
  await documents.session(assemblyId, 1).update({ openQuestionIds: [] });
  await accredit({
    ...{ assemblyId, by: 'desk', now: Date.now() },
    request: { personId: 'person-0', unitIds: ['U0'], capacity: 'owner', channel: 'hall' },
  });
  const questionId = await newOpenQuestion(assembly, { disclosure: 'secret' });
  const choices = [{ unitId: 'U0', optionIds: ['favour'] }];
  const cast = createCaster({ clock: systemClock, shard: '0' });
  await cast(voter, { questionId, requestId: randomUUID(), choices });
  const { readTime } = await documents.assembly(assemblyId).get();
  await refreshes.question(assemblyId, cot, readTime);
  await closeQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() });
  await leave({ assemblyId, by: 'desk', now: Date.now(), request: { unitIds: ['U0'] } });
  await checkReceipt(cot, '0000-0000');
  await auditCounts(assemblyId, Date.now());
}

/** The queries on decisions that wait for the absent. */
async function askAbsent(): Promise<void> {
  const { assembly, questionId, notify } = await absentHall();
  const { assemblyId } = assembly;
  await notify(['U5'], 0);
  await readConsent(assemblyId, questionId, Date.now());
  await listConsents(assemblyId, Date.now());
  await readOwnConsents(assemblyId, 'person-5', Date.now());
}

test('asks for nothing that the indexes of the cloud cannot answer', async () => {
  const sent = vi.spyOn(firestore() as Firestore & Wire, 'requestStream');
  await askEverything();
  await askAbsent();
  const shapes = sent.mock.calls
    .filter(([method]) => method === 'runQuery' || method === 'runAggregationQuery')
    .map(([, , request]) => shapeOf(request));
  const asked = new Set(shapes.map((shape) => shape.collection));
  expect([...asked].sort()).toEqual([
    'accessCodes',
    'agenda',
    'assemblies',
    'attendance',
    'ballots',
    'booths',
    'changes',
    'consents',
    'convocations',
    'doorPeople',
    'drive',
    'driveLinks',
    'driveUploads',
    'erasures',
    'events',
    'files',
    'heads',
    'identities',
    'jobs',
    'keyDisposals',
    'mail',
    'mailQueue',
    'members',
    'notices',
    'objections',
    'participation',
    'parts',
    'people',
    'platePins',
    'plates',
    'presence',
    'proxies',
    'questions',
    'receipts',
    'results',
    'seals',
    'sessions',
    'signs',
    'tallies',
    'ticks',
    'timeStamps',
    'units',
    'versions',
    'zoomParticipants',
    'zoomRegistrants',
  ]);
  expect(shapes.filter((shape) => !isServed(shape, indexes))).toEqual([]);
});

const shape = (more: Partial<QueryShape>): QueryShape => ({
  collection: 'attendance',
  scope: 'COLLECTION',
  equal: [],
  sorted: [],
  ...more,
});
const none: IndexFile = { indexes: [], fieldOverrides: [] };

test.each([
  ['a sum over a filter', shape({ equal: ['present'], sorted: ['weight'] })],
  ['a range beside an equality', shape({ equal: ['present'], sorted: ['since'] })],
  [
    'a range across assemblies',
    shape({ collection: 'ticks', scope: 'COLLECTION_GROUP', sorted: ['endsAt'] }),
  ],
])('knows that %s needs an index of its own', (_what, asked) => {
  expect(isServed(asked, none)).toBe(false);
  expect(isServed(asked, indexes)).toBe(true);
});

test('knows that a field without indexes cannot be asked for', () => {
  const asked = shape({ collection: 'events', sorted: ['at'] });
  expect(isServed(asked, none)).toBe(true);
  expect(isServed(asked, indexes)).toBe(false);
});
