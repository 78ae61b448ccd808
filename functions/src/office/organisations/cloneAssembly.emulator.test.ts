import { randomUUID } from 'node:crypto';
import {
  type AgendaPoint,
  atLeast,
  beginMember,
  type Outcome,
  paths,
  type WrittenPage,
} from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { documentAt, firestore } from '../../kernel/database/firestore.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { newCot } from '../../kernel/platform/ids.ts';
import { liveDocuments } from '../../live/projections/liveDocuments.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { personIdsOf } from '../../people/rosters/personIds.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { knownCollections } from '../../testing/database/knownCollections.ts';
import {
  newAssembly,
  newDraft,
  seat,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { setMajority } from '../assemblies/setMajority.ts';
import { cloneAssembly } from './cloneAssembly.ts';

/**
 * The fate of each collection of an assembly when it is cloned: `copied`, at least in part; `anew`, as a new
 * assembly has it; `never`. A new collection has to say here which.
 */
const fates: Readonly<Record<string, 'copied' | 'anew' | 'never'>> = {
  settings: 'copied',
  rosters: 'copied',
  'rosters/units': 'copied',
  'rosters/people': 'copied',
  agenda: 'copied',
  questions: 'copied',
  pages: 'copied',
  members: 'anew',
  identities: 'never',
  sessions: 'anew',
  events: 'anew',
  jobs: 'anew',
  'rosters/packs': 'anew',
  'sessions/seatPacks': 'never',
  convocations: 'never',
  'rosters/changes': 'never',
  'rosters/places': 'never',
  proxies: 'never',
  doorPeople: 'never',
  floor: 'never',
  inquiries: 'never',
  files: 'never',
  drive: 'never',
  driveUploads: 'never',
  driveLinks: 'never',
  'sessions/attendance': 'never',
  'sessions/heads': 'never',
  'sessions/plates': 'never',
  'sessions/platePins': 'never',
  'sessions/presence': 'never',
  'questions/ballots': 'never',
  'questions/rolls': 'never',
  'questions/tallies': 'never',
  'questions/participation': 'never',
  'questions/headVotes': 'never',
  'moods/answers': 'never',
  'moods/tallies': 'never',
  receipts: 'never',
  closings: 'never',
  keyDisposals: 'never',
  actas: 'never',
  'actas/comments': 'never',
  'actas/objections': 'never',
  'actas/versions': 'never',
  results: 'never',
  consents: 'never',
  notices: 'never',
  'consents/notices': 'never',
  'consents/rolls': 'never',
  seals: 'never',
  timeStamps: 'never',
  'jobs/parts': 'never',
  'jobs/results': 'never',
  ticks: 'never',
  signs: 'never',
  accessCodes: 'never',
  invitations: 'never',
  mail: 'never',
  mailQueue: 'never',
  devices: 'never',
  booths: 'never',
  deskAnswers: 'never',
  zoomMeetings: 'never',
  zoomRegistrants: 'never',
  zoomParticipants: 'never',
};

/** Those in which the assembly has some document. */
async function collectionsOf(assemblyId: string): Promise<readonly string[]> {
  const found = new Set<string>();
  const look = async (path: string, name: string): Promise<void> => {
    for (const collection of await documentAt(path).listCollections()) {
      const own = name === '' ? collection.id : `${name}/${collection.id}`;
      const kept = await collection.listDocuments();
      const { size } = await collection.get();
      if (size > 0) found.add(own);
      for (const one of kept) await look(one.path, own);
    }
  };
  await look(paths.assembly(assemblyId), '');
  return [...found].sort();
}

interface Source extends TestAssembly {
  readonly organisationId: string;
  readonly uid: string;
}

async function newSource(units = 3): Promise<Source> {
  const assembly = await newAssembly(units);
  const organisationId = `firma-${randomUUID()}`;
  const uid = `ana-${randomUUID()}`;
  const person = { uid, name: 'Ana', email: 'ana@asamblea.test' };
  await documents.organisationMember(organisationId, uid).set(person);
  await documents.assembly(assembly.assemblyId).update({ organisationId, actaNumber: '11' });
  return { ...assembly, organisationId, uid };
}

function clone(source: Source, cloneId: string = randomUUID(), budgetMillis = 10_000) {
  const { organisationId, assemblyId, uid } = source;
  return cloneAssembly({
    ...{ organisationId, assemblyId, by: uid, cot: newCot(), clock: systemClock, budgetMillis },
    request: { cloneId, name: 'Conjunto 2027', actaNumber: '12' },
  });
}

/** Something in each collection that is never copied, whatever it is. */
async function leaveTraces({ assemblyId }: Source): Promise<void> {
  const batch = firestore().batch();
  for (const [name, fate] of Object.entries(fates)) {
    if (fate !== 'never') continue;
    const [outer, inner] = name.split('/');
    const path = inner === undefined ? `${outer}/trace` : `${outer}/v1/${inner}/trace`;
    batch.set(firestore().doc(`${paths.assembly(assemblyId)}/${path}`), { trace: true });
  }
  await batch.commit();
}

async function madeBy(outcome: Promise<Outcome<{ readonly assemblyId: string }>>): Promise<string> {
  return taken(await outcome).assemblyId;
}

test('every collection of an assembly says what becomes of it', () => {
  expect(knownCollections()).toEqual(Object.keys(fates).sort());
});

test('data that is never copied is absent from the clone, though the source has some of each kind', async () => {
  const source = await newSource();
  await leaveTraces(source);
  await newDraft(source);
  await meetingDocuments.agendaPoint(source.assemblyId, point.pointId).set(point);
  await liveDocuments.page(source.assemblyId, 'reglas').set(page);
  await documents.generalSettings(source.assemblyId).set({ redirects: { '/a': '/b' } });
  const before = await collectionsOf(source.assemblyId);
  for (const [name, fate] of Object.entries(fates))
    if (fate === 'never') expect(before).toContain(name);
  const made = await collectionsOf(await madeBy(clone(source)));
  const expected = Object.entries(fates).filter(([, fate]) => fate !== 'never');
  expect(made).toEqual(expected.map(([name]) => name).sort());
});

const point: AgendaPoint = {
  ...{ pointId: randomUUID(), number: 1, text: 'Presupuesto', kind: 'decision' },
  ...{ presenter: 'Ana', notes: '', addedAt: 1 },
};

const page: WrittenPage = {
  ...{ pageId: 'reglas', title: 'Reglas', html: '<p>', css: '' },
  ...{ state: 'published', version: 4 },
};

test('the roster comes without arrears, with people of its own and their contacts to confirm', async () => {
  const source = await newSource();
  const { assemblyId } = source;
  await peopleDocuments
    .units(assemblyId, 'v1')
    .doc('U0')
    .update({ inArrears: true, headOwes: true });
  const ana = { document: 'CC 7', email: 'ana@b.test' };
  await peopleDocuments.people(assemblyId, 'v1').doc('person-0').update(ana);
  await documents.generalSettings(assemblyId).set({
    offices: [{ personId: 'person-0', name: 'Ana', document: 'CC 7', offices: ['council-member'] }],
  });
  const cloneId = await madeBy(clone(source));
  const made = (await documents.assembly(cloneId).get()).data();
  const { organisationId } = source;
  expect(made).toMatchObject({ organisationId, actaNumber: '12', activeRoster: cloneId });
  const units = (await peopleDocuments.units(cloneId, cloneId).orderBy('order').get()).docs;
  const personId = personIdsOf(cloneId)('7');
  expect(units.map((unit) => unit.data())).toMatchObject(
    source.units.map(({ label, weight }) => ({ label, weight, inArrears: false })),
  );
  expect(units[0]?.data().ownerIds).toEqual([personId]);
  const person = (await peopleDocuments.people(cloneId, cloneId).doc(personId).get()).data();
  expect(person).toEqual({ personId, name: 'Persona 0', phone: null, ...ana, isContactOld: true });
  const version = (await peopleDocuments.roster(cloneId, cloneId).get()).data();
  expect(version).toMatchObject({ state: 'ready', units: 3, people: 3 });
  expect(version?.counts?.clearUnits.units).toBe(3);
  const settings = (await documents.generalSettings(cloneId).get()).data();
  expect(settings?.offices).toMatchObject([{ personId, offices: ['council-member'] }]);
});

test('the agenda of a meeting that was held comes as drafts, and its texts too', async () => {
  const source = await newSource();
  const { assemblyId } = source;
  await seat(source);
  const questionId = await newDraft(source, { matterId: 'budget' });
  const asks = { threshold: atLeast(60, 100), article: 'artículo 12' };
  const note = { matterId: 'budget', share: [], asks };
  taken(await setMajority({ assemblyId, by: 'ana', request: note, now: 1 }));
  const { rule } = (await pollDocuments.question(assemblyId, questionId).get()).data() ?? {};
  await liveDocuments.page(assemblyId, 'reglas').set(page);
  await meetingDocuments.agendaPoint(assemblyId, point.pointId).set(point);
  const { pointId } = point;
  const held = { state: 'closed', openedAt: 5, pointId, item: '1. Presupuesto' } as const;
  await pollDocuments.question(assemblyId, questionId).update(held);
  const cloneId = await madeBy(clone(source));
  const questions = (await pollDocuments.questions(cloneId).get()).docs.map((one) => one.data());
  expect(questions).toMatchObject([
    { text: '¿Aprueba el presupuesto?', number: 1, state: 'draft', session: 1, openedAt: null },
  ]);
  expect(questions[0]?.questionId).not.toBe(questionId);
  const [own] = (await meetingDocuments.agenda(cloneId).get()).docs.map((one) => one.data());
  expect(own).toMatchObject({ number: 1, text: 'Presupuesto', presenter: '' });
  expect(own?.pointId).not.toBe(pointId);
  expect(questions[0]).toMatchObject({ pointId: own?.pointId, item: '' });
  expect(JSON.stringify(rule)).toContain('artículo 12');
  expect(questions[0]?.rule).toEqual(rule);
  const made = (await documents.assembly(cloneId).get()).data();
  expect(made?.majorities).toEqual([note]);
  expect((await liveDocuments.page(cloneId, 'reglas').get()).data()).toMatchObject({
    state: 'draft',
  });
  const [attendance, session] = await Promise.all([
    peopleDocuments.attendance(cloneId, 1).get(),
    documents.session(cloneId, 1).get(),
  ]);
  expect(attendance.size).toBe(0);
  expect(session.data()).toMatchObject({ state: 'planned', call: 1 });
});

test('a repeated question is copied with its decided text, and the answer says what to review', async () => {
  const source = await newSource();
  const { assemblyId } = source;
  const annulled = await newDraft(source);
  const question = pollDocuments.question(assemblyId, annulled);
  await question.update({ state: 'annulled', text: '¿Aprueba la cuota de 2025?' });
  const before = (await question.get()).data();
  if (before === undefined) throw new Error('there is no question');
  const repetition = { questionId: randomUUID(), repeats: annulled, repetition: 1 };
  const { questionId } = repetition;
  const held = { ...before, ...repetition, state: 'closed' } as const;
  await pollDocuments.question(assemblyId, questionId).set(held);
  const staff = [
    { uid: 'luis', name: 'Luis Soto', role: 'registrar' },
    { uid: source.uid, name: 'Ana', role: 'admin' },
    { uid: 'voter', name: 'Beto Gil', role: 'voter' },
  ] as const;
  for (const one of staff) {
    const member = beginMember({ ...one, email: 'x@asamblea.test', personId: null });
    await documents.member(assemblyId, one.uid).set(member);
  }
  const { assemblyId: cloneId, review } = taken(await clone(source));
  const made = (await pollDocuments.questions(cloneId).get()).docs.map((one) => one.data());
  expect(made).toMatchObject([{ text: '¿Aprueba la cuota de 2025?', state: 'draft', number: 1 }]);
  expect(review).toEqual({
    dated: [{ of: 'question', name: 'Pregunta 1', excerpt: '¿Aprueba la cuota de 2025?' }],
    staff: [{ name: 'Luis Soto', role: 'registrar' }],
  });
});

test('sent twice, also at once and in the middle of its roster, it is one', async () => {
  const source = await newSource(900);
  await newDraft(source);
  const cloneId = randomUUID();
  const answers = await Promise.all([clone(source, cloneId, 0), clone(source, cloneId, 0)]);
  const [first, second] = answers.map(taken);
  expect(second?.cot).toBe(first?.cot);
  let state = '';
  while (state !== 'done') {
    const { roster } = taken(await clone(source, cloneId, 0));
    expect(roster?.refusal).toBeNull();
    state = roster?.state ?? 'lost';
  }
  const [units, questions, events, made] = await Promise.all([
    peopleDocuments.units(cloneId, cloneId).count().get(),
    pollDocuments.questions(cloneId).count().get(),
    documents.events(cloneId).get(),
    documents.assemblies().where('organisationId', '==', source.organisationId).count().get(),
  ]);
  expect([units, questions, made].map((found) => found.data().count)).toEqual([900, 1, 2]);
  expect(events.docs.map((event) => event.data().kind).sort()).toEqual([
    'assembly-created',
    'question-created',
    'roster-imported',
  ]);
});

test('an assembly of another organisation is not there, nor is one without roster a hindrance', async () => {
  const [source, other] = [await newSource(), await newSource()];
  const { organisationId, uid } = other;
  expect(await clone({ ...source, organisationId, uid })).toMatchObject({
    refusal: { code: 'not-found' },
  });
  await documents.assembly(source.assemblyId).update({ activeRoster: null });
  expect(taken(await clone(source)).roster).toBeNull();
});
