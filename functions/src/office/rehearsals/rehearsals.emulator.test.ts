import { randomUUID } from 'node:crypto';
import { hasEnded, type RehearsedWork } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { documentAt } from '../../kernel/database/firestore.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { advanceJob } from '../../kernel/jobs/advanceJob.ts';
import { cancelJob } from '../../kernel/jobs/cancelJob.ts';
import { testMail } from '../../kernel/mail/testMail.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { newCot } from '../../kernel/platform/ids.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { closeQuestion, openQuestion } from '../../testing/halls/oneQuestion.ts';
import {
  addMember,
  newAssembly,
  newDraft,
  newMember,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { changeDescription } from '../assemblies/changeDescription.ts';
import { jobKinds } from '../clock/jobKinds.ts';
import { deliverMail } from '../mail/deliverMail.ts';
import { queueCredential } from '../mail/queueCredential.ts';
import { cloneAssembly } from '../organisations/cloneAssembly.ts';
import { createOrganisation } from '../organisations/createOrganisation.ts';
import { listAssemblies } from '../organisations/listAssemblies.ts';
import { readUsage } from '../organisations/readUsage.ts';
import { discardRehearsal } from './discardRehearsal.ts';
import { startRehearsal } from './startRehearsal.ts';
import { startWork } from './startWork.ts';
import { leavingMillis, sweepRehearsals } from './sweepRehearsals.ts';

const clock = systemClock;
const outside = {
  files: openFiles(),
  keys: { destroy: async () => undefined },
};

/** An assembly of an organisation, with debts, a mandate, a question and somebody of the staff. */
async function newSource(units = 7) {
  const by = `ana-${randomUUID()}`;
  const admin = { uid: by, name: 'Ana Ruiz', email: `${by}@asamblea.test` };
  const name = `Firma ${randomUUID()}`;
  const organisationId = taken(await createOrganisation({ name, admin }));
  const assembly = await newAssembly(units);
  const { assemblyId } = assembly;
  await documents.assembly(assemblyId).update({ organisationId, majorities: [] });
  await peopleDocuments
    .units(assemblyId, 'v1')
    .doc('U1')
    .update({ inArrears: true, headOwes: true });
  const contact = { email: 'ana@correo.test', phone: '3001112233' };
  await peopleDocuments.people(assemblyId, 'v1').doc('person-0').update(contact);
  await peopleDocuments
    .proxies(assemblyId)
    .doc('poder')
    .set({
      ...{ proxyId: 'poder', unitIds: ['U2'], grantorId: 'person-2', grantorName: 'Persona 2' },
      ...{ attorneyId: 'person-3', attorneyName: 'Persona 3', attorneyDocument: null },
      ...{ attorneyEmail: 'otro@correo.test', cosignerIds: [], relation: 'other', votes: {} },
      ...{ scope: { kind: 'session', session: 1, call: 1 }, instructions: '', form: 'signed' },
      ...{ substitution: { allowed: null, substituteId: null, substitutedFrom: null } },
      ...{
        writtenOn: '2026-11-01',
        validUntil: null,
        state: 'accepted',
        receivedAt: 1,
        reason: '',
      },
    });
  await newMember(assembly, 'moderator');
  await addMember(assembly, {
    uid: 'person-person-0',
    role: 'voter',
    personId: 'person-0',
    sids: [],
  });
  await newDraft(assembly);
  return { ...assembly, organisationId, by };
}
type Source = Awaited<ReturnType<typeof newSource>>;

function press({ assemblyId, organisationId, by }: Source, rehearsalId: string = randomUUID()) {
  const place = { assemblyId, organisationId, by, rehearsalId, cot: newCot() };
  return startRehearsal({ ...place, clock, budgetMillis: 60_000 });
}

async function rehearse(source: Source): Promise<string> {
  const made = taken(await press(source));
  expect(made.roster.state).toBe('done');
  return made.rehearsalId;
}

async function work(assemblyId: string, asked: RehearsedWork, jobId: string = randomUUID()) {
  const request = { jobId, work: asked };
  const started = taken(await startWork({ assemblyId, by: 'ana', request, now: Date.now() }));
  if (hasEnded(started)) return started;
  return taken(await advanceJob({ assemblyId, jobId, clock, budgetMillis: 60_000 }, jobKinds));
}

async function present(assemblyId: string): Promise<number> {
  const found = await peopleDocuments.attendance(assemblyId, 1).where('present', '==', true).get();
  return found.docs.length;
}

test('rehearses the roster with its debts, mandates, questions and staff, and reaches nobody', async () => {
  const source = await newSource();
  const rehearsalId = await rehearse(source);
  const { cot, ...assembly } = (await documents.assembly(rehearsalId).get()).data() ?? { cot: '' };
  expect(assembly).toMatchObject({
    ...{ name: 'ENSAYO · Conjunto de ensayo', rehearsalOf: source.assemblyId, majorities: [] },
    activeRoster: rehearsalId,
  });
  expect((await documents.publicAssembly(cot).get()).data()).toMatchObject({ isRehearsal: true });
  const units = await peopleDocuments.units(rehearsalId, rehearsalId).orderBy('order').get();
  expect(units.docs.map((one) => one.data().inArrears).slice(0, 3)).toEqual([false, true, false]);
  const people = (await peopleDocuments.people(rehearsalId, rehearsalId).get()).docs;
  expect(people.map((one) => one.data()).filter(({ email, phone }) => email || phone)).toEqual([]);
  const proxy = (await peopleDocuments.proxies(rehearsalId).doc('poder').get()).data();
  expect(proxy).toMatchObject({ state: 'accepted', unitIds: ['U2'], attorneyId: 'person-3' });
  expect(proxy).not.toHaveProperty('attorneyEmail');
  expect((await pollDocuments.questions(rehearsalId).get()).size).toBe(1);
  const members = (await documents.members(rehearsalId).get()).docs.map((one) => one.data());
  expect(members.map(({ role }) => role).toSorted()).toEqual(['admin', 'moderator']);
  expect(members.every(({ sids }) => sids.length === 0)).toBe(true);
});

test('pressed again it is the same one, and a rehearsal is not rehearsed', async () => {
  const source = await newSource();
  const rehearsalId = await rehearse(source);
  expect(taken(await press(source)).rehearsalId).toBe(rehearsalId);
  expect(await press({ ...source, assemblyId: rehearsalId })).toMatchObject({
    refusal: { code: 'rehearsal-again' },
  });
  expect(await press({ ...source, organisationId: 'otra' })).toMatchObject({ ok: false });
  await documents.assembly(source.assemblyId).update({ activeRoster: null });
  expect(await press(source)).toMatchObject({ refusal: { code: 'rehearsal-without-roster' } });
});

test('owners come and vote by the doors of everybody, and twice counts once', async () => {
  const source = await newSource();
  const rehearsalId = await rehearse(source);
  expect(await work(rehearsalId, 'arrive')).toMatchObject({ state: 'done', written: 7, total: 7 });
  await work(rehearsalId, 'arrive');
  expect(await present(rehearsalId)).toBe(7);
  const events = await documents.events(rehearsalId).where('kind', '==', 'unit-entered').get();
  expect(events.size).toBe(7);

  const session = documents.session(rehearsalId, 1);
  await session.update({ state: 'open' });
  const nothing = { jobId: randomUUID(), work: 'vote' } as const;
  const asked = { assemblyId: rehearsalId, by: 'ana', now: Date.now() };
  expect(await startWork({ ...asked, request: nothing })).toMatchObject({
    refusal: { code: 'rehearsal-nothing-open' },
  });
  const questionId = (await pollDocuments.questions(rehearsalId).get()).docs[0]?.id ?? '';
  const question = { assemblyId: rehearsalId, questionId, by: 'ana' };
  taken(await openQuestion({ ...question, now: Date.now() }));
  await work(rehearsalId, 'vote');
  await work(rehearsalId, 'vote');
  expect((await pollDocuments.ballots(rehearsalId, questionId).get()).size).toBe(7);
  taken(await closeQuestion({ ...question, now: Date.now() }));
  expect((await pollDocuments.result(rehearsalId, questionId).get()).exists).toBe(true);
});

test('in a rehearsal nobody comes by themselves, and stopped work goes no further', async () => {
  const source = await newSource(12);
  const request = { jobId: randomUUID(), work: 'arrive' } as const;
  const asked = { by: 'ana', request, now: Date.now() };
  expect(await startWork({ ...asked, assemblyId: source.assemblyId })).toMatchObject({
    refusal: { code: 'rehearsal-only' },
  });
  expect(await present(source.assemblyId)).toBe(0);
  const assemblyId = await rehearse(source);
  taken(await startWork({ ...asked, assemblyId }));
  const step = { assemblyId, jobId: request.jobId, clock, budgetMillis: 0 };
  taken(await advanceJob(step, jobKinds));
  expect(taken(await cancelJob(step, jobKinds)).state).toBe('dropped');
  await advanceJob({ ...step, budgetMillis: 60_000 }, jobKinds);
  expect(await present(assemblyId)).toBe(5);
});

test('no mail leaves it, and the desk is told so', async () => {
  const source = await newSource();
  const assemblyId = await rehearse(source);
  const mailId = randomUUID();
  const person = peopleDocuments.people(assemblyId, assemblyId).doc('person-0');
  await person.update({ email: 'ana@correo.test' });
  const request = { requestId: mailId, credentialId: mailId, personId: 'person-0' };
  const origin = 'https://asamblea.test';
  taken(await queueCredential({ assemblyId, by: 'desk', origin, request, now: Date.now() }));
  const sent: unknown[] = [];
  const send = async (message: unknown) => {
    sent.push(message);
    return 'sent' as const;
  };
  expect(taken(await deliverMail({ assemblyId, mailId, send, clock }))).toMatchObject({
    ...{ state: 'failed', failure: 'rehearsal' },
  });
  expect(sent).toEqual([]);
  const trial = { assemblyId, by: 'ana', origin, request: { to: 'ana@correo.test' } };
  expect(await testMail({ ...trial, now: Date.now() })).toMatchObject({
    refusal: { code: 'rehearsal-no-mail' },
  });
});

test('however it is called it says what it is, and it is in no list, usage or clone', async () => {
  const source = await newSource();
  const assemblyId = await rehearse(source);
  const request = { name: 'La de verdad' };
  const now = Date.now();
  taken(await changeDescription({ assemblyId, by: 'ana', request, now }));
  expect((await documents.assembly(assemblyId).get()).data()?.name).toBe('ENSAYO · La de verdad');
  await work(assemblyId, 'arrive');
  await documents.session(assemblyId, 1).update({ state: 'open', installedAt: now });
  const month = new Date(now).toISOString().slice(0, 7);
  const { organisationId, by } = source;
  const query = { search: '', page: 0 };
  const listed = await listAssemblies({ organisationId, query, now });
  expect(listed.assemblies.map((one) => one.assemblyId)).toEqual([source.assemblyId]);
  const copy = { cloneId: randomUUID(), name: 'Otra', actaNumber: '' };
  const place = { organisationId, assemblyId, by, cot: newCot(), clock, budgetMillis: 0 };
  expect((await cloneAssembly({ ...place, request: copy })).ok).toBe(false);
  expect((await readUsage({ organisationId, month, now })).usages).toEqual([]);
});

test('discarded, nothing of it is left and the assembly is as it was', async () => {
  const source = await newSource();
  const { organisationId } = source;
  const rehearsalId = await rehearse(source);
  await work(rehearsalId, 'arrive');
  const { cot } = (await documents.assembly(rehearsalId).get()).data() ?? { cot: '' };
  const asked = { organisationId, rehearsalId, clock, by: source.by, ...outside };
  const discard = (budgetMillis: number) => discardRehearsal({ ...asked, budgetMillis });
  expect(
    await discardRehearsal({ ...asked, organisationId: 'otra', budgetMillis: 0 }),
  ).toMatchObject({ refusal: { code: 'not-found' } });
  const real = { ...asked, rehearsalId: source.assemblyId, budgetMillis: 60_000 };
  expect(await discardRehearsal(real)).toMatchObject({ refusal: { code: 'rehearsal-only' } });

  expect(taken(await discard(-1))).toEqual({ isGone: false });
  const inside = await documents.members(rehearsalId).get();
  expect(inside.docs.map(({ id }) => id)).toEqual([source.by]);
  expect(taken(await discard(60_000))).toEqual({ isGone: false });
  expect((await documents.publicAssembly(cot).get()).exists).toBe(false);
  // The member who discarded it from inside is still on their way out.
  const discarded = (await documents.assembly(rehearsalId).get()).data()?.discardedAt ?? 0;
  expect(await sweepRehearsals(outside, clock, discarded + leavingMillis - 1)).toBe(0);
  expect((await documents.member(rehearsalId, source.by).get()).exists).toBe(true);
  expect(await sweepRehearsals(outside, clock, discarded + leavingMillis)).toBe(1);
  expect((await documents.assembly(rehearsalId).get()).exists).toBe(false);
  const left = documentAt(`assemblies/${rehearsalId}`);
  expect((await left.listCollections()).map(({ id }) => id)).toEqual([]);
  expect(taken(await discard(0))).toEqual({ isGone: true });
  expect((await peopleDocuments.units(source.assemblyId, 'v1').get()).size).toBe(7);
  expect((await peopleDocuments.proxies(source.assemblyId).get()).size).toBe(1);
});
