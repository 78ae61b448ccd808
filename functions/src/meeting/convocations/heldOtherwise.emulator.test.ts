import { randomUUID } from 'node:crypto';
import {
  composeCancellation,
  composeOutside,
  convenedBy,
  coursesOf,
  type DeclareOutsideRequest,
  differencesDigest,
  draftActa,
  isAnnounced,
  isConvened,
  isIntact,
  knownDetails,
  localDateOf,
  type PlanMeetingRequest,
  runsOf,
  textDigest,
} from '@asamblea/domain';
import { expect, test } from 'vitest';
import { accredit } from '../../hall/attendance/desks.ts';
import { documents } from '../../kernel/database/documents.ts';
import { readActa } from '../../record/reports/readActa.ts';
import { calledAssembly } from '../../testing/halls/calledAssembly.ts';
import { taken } from '../../testing/halls/testAssembly.ts';
import { addPoint } from '../agenda/addPoint.ts';
import { compareNoticeOf } from '../sessions/compareNotice.ts';
import { installSession } from '../sessions/installSession.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { planMeeting } from '../sessions/planMeeting.ts';
import { callOff } from './callOff.ts';
import { declareOutside } from './declareOutside.ts';

const zone = 'America/Bogota';

/** A meeting that may be planned again, convened outside and installed. */
async function meeting() {
  const called = await calledAssembly();
  const { assemblyId, now } = called;
  const session = async () => (await documents.session(assemblyId, 1).get()).data();
  const plan = async (more: Partial<PlanMeetingRequest>, at = now) => {
    const { called: noted, startsAt = 0 } = (await session()) ?? {};
    if (noted === undefined) throw new Error('nobody planned it');
    const request = { session: 1, startsAt, ...noted, ...more };
    return taken(await planMeeting({ assemblyId, by: 'rosa', now: at, request }));
  };
  const compare = async () => taken(await compareNoticeOf(assemblyId)).comparison;
  const declare = async (more: Partial<DeclareOutsideRequest> = {}) => {
    const told = { sentOn: '2027-02-28', means: 'carta y cartelera', ...more };
    const { facts } = await called.read();
    const seen = textDigest(composeOutside(facts, told));
    const request = { convocationId: randomUUID(), session: 1, seen, ...told };
    return declareOutside({ assemblyId, by: 'rosa', now, request });
  };
  const write = (text: string) =>
    addPoint({
      ...{ assemblyId, by: 'rosa', now },
      request: { pointId: randomUUID(), text, kind: 'decision', presenter: '', notes: '' },
    });
  const everybodyComes = async () => {
    for (const place of [0, 1, 2]) {
      const one = { personId: `person-${place}`, unitIds: [`U${place}`] };
      const request = { ...one, capacity: 'owner', channel: 'hall' } as const;
      taken(await accredit({ assemblyId, by: 'desk', now, request }));
    }
  };
  const install = (at: number, noticeSeen?: string) =>
    installSession({
      ...{ assemblyId, by: 'chair', now: at },
      request: { session: 1, call: 1, ...(noticeSeen === undefined ? {} : { noticeSeen }) },
    });
  const events = async (kind: string) =>
    (await documents.events(assemblyId).where('kind', '==', kind).get()).docs.map((one) =>
      one.data(),
    );
  return { ...called, session, plan, compare, declare, write, everybodyComes, install, events };
}

test('a change after the notice went out is told, and a correction that says it settles it', async () => {
  const { send, plan, compare, at } = await meeting();
  expect(await compare()).toBeNull();
  await send();
  expect(await compare()).toMatchObject({ notice: { number: 1, kind: 'first' }, differences: [] });
  await plan({ startsAt: at('2027-03-28', '02:30'), place: 'Club' });
  expect((await compare())?.differences).toEqual([
    { what: 'starts', noticed: at('2027-03-26'), planned: at('2027-03-28', '02:30') },
    { what: 'place', noticed: 'Salón comunal', planned: 'Club' },
  ]);
  await send({ changes: 'El día y el lugar.' });
  expect(await compare()).toMatchObject({ notice: { number: 2 }, differences: [] });
});

test('a meeting is installed against its notice only by a person who read that, and the record says it', async () => {
  const { assemblyId, send, plan, compare, everybodyComes, install, events, at } = await meeting();
  await send();
  const startsAt = at('2027-03-28', '02:30');
  await plan({ startsAt });
  await everybodyComes();
  const refused = await install(startsAt);
  expect(refused).toMatchObject({ refusal: { code: 'notice-differs' } });
  expect(JSON.stringify(refused)).toContain('26 de marzo de 2027');
  expect(JSON.stringify(refused)).toContain('28 de marzo de 2027');
  const seen = differencesDigest((await compare())?.differences ?? []);
  await plan({ startsAt, place: 'Club' }, startsAt - 1);
  // The date moved again after it was read.
  expect(await install(startsAt, seen)).toMatchObject({ refusal: { code: 'notice-differs' } });
  const again = differencesDigest((await compare())?.differences ?? []);
  taken(await install(startsAt, again));
  taken(await install(startsAt));
  expect(await events('session-installed')).toMatchObject([{ againstNotice: ['starts', 'place'] }]);
  const record = taken(await readActa({ assemblyId, query: {}, now: startsAt + 1 }));
  const [course] = coursesOf(record.quorum);
  if (course === undefined) throw new Error('it was installed');
  const details = knownDetails(record, convenedBy(record, course));
  const words = runsOf(draftActa({ record, course, details }).blocks)
    .map(({ text }) => text)
    .join('');
  expect(words).toContain('citada para el 26 de marzo de 2027 a las 8:00 a. m.');
  expect(words).toContain(
    'El día y la hora: la convocatoria decía el 26 de marzo de 2027 a las 8:00 a. m.; en la reunión, el 28 de marzo de 2027 a las 2:30 a. m.',
  );
  expect(words).toContain('Quien instaló la sesión lo hizo advertido de ello.');
});

test('a meeting that agrees with its notice is installed without a word', async () => {
  const { send, everybodyComes, install, events, at } = await meeting();
  await send();
  await everybodyComes();
  taken(await install(at('2027-03-26')));
  const [installed] = await events('session-installed');
  expect(installed).not.toHaveProperty('againstNotice');
});

test('a day for the notice convenes nobody: the agenda is written without asking who approved it', async () => {
  const { plan, session, write, send, now } = await meeting();
  await plan({ sentOn: localDateOf(now, zone) });
  expect(await session()).toMatchObject({ convened: null });
  taken(await write('Piscina'));
  await send();
  expect(await write('Portería')).toMatchObject({ refusal: { code: 'agenda-convened' } });
});

test('the day on which the notice went out is no plan: it stays, whatever is planned again', async () => {
  const { send, plan, session } = await meeting();
  await send();
  await plan({ sentOn: '2027-03-09', place: 'Club' });
  expect(await session()).toMatchObject({
    called: { sentOn: '2027-03-01', place: 'Club' },
    convened: { sentOn: '2027-03-01' },
  });
});

test('a meeting that was planned before this was told apart keeps the notice that went out', async () => {
  const { assemblyId, send, plan, session } = await meeting();
  await send();
  const { convened, ...before } = (await session()) ?? {};
  await documents.session(assemblyId, 1).set(before as never);
  await plan({ place: 'Club' });
  expect(await session()).toMatchObject({ convened });
});

test('a meeting that was convened outside is declared once, and then it is convened', async () => {
  const { assemblyId, declare, session, write, compare, events, now } = await meeting();
  taken(await write('Piscina'));
  const first = taken(await declare());
  expect(first).toMatchObject({ number: 1, mails: 0 });
  const again = { convocationId: first.convocationId };
  expect(taken(await declare(again))).toMatchObject(first);
  const stored = (await meetingDocuments.convocation(assemblyId, first.convocationId).get()).data();
  expect(stored).toMatchObject({
    ...{
      kind: 'outside',
      sentOn: '2027-02-28',
      means: 'carta y cartelera',
      place: 'Salón comunal',
    },
    points: ['Informes', 'Presupuesto', 'Piscina'],
  });
  expect(stored === undefined ? false : isIntact(stored)).toBe(true);
  const held = await session();
  expect(held === undefined ? false : isConvened(held, localDateOf(now, zone))).toBe(true);
  expect(await compare()).toMatchObject({ notice: { kind: 'outside' }, differences: [] });
  expect(await write('Portería')).toMatchObject({ refusal: { code: 'agenda-convened' } });
  // The point was written here after the day on which the notice went out, and the notice has it.
  const points = (await meetingDocuments.agenda(assemblyId).get()).docs.map((one) => one.data());
  for (const point of points) expect(isAnnounced(point, held ?? {}, zone)).toBe(true);
  expect(await events('convocation-declared')).toHaveLength(1);
});

test('a notice declared as sent outside is declared again after a change, with the change', async () => {
  const { assemblyId, declare, plan, compare } = await meeting();
  const first = taken(await declare());
  await plan({ place: 'Club' });
  expect((await compare())?.differences).toMatchObject([{ what: 'place' }]);
  const second = taken(await declare({ means: 'llamadas' }));
  const { convocationId } = second;
  const stored = (await meetingDocuments.convocation(assemblyId, convocationId).get()).data();
  expect(stored).toMatchObject({
    corrects: first.convocationId,
    changes: 'El lugar: antes «Salón comunal»; ahora «Club».',
  });
  expect((await compare())?.differences).toEqual([]);
});

test('a declaration covers the facts that were read, and no future day', async () => {
  const { declare } = await meeting();
  expect(await declare({ seen: 'a'.repeat(64) })).toMatchObject({
    refusal: { code: 'convocation-reread' },
  });
  expect(await declare({ sentOn: '2027-03-02' })).toMatchObject({
    refusal: { code: 'outside-day-wrong' },
  });
});

test('once a meeting is called off nothing convenes it', async () => {
  const { assemblyId, declare, compare, session, read, now } = await meeting();
  taken(await declare());
  const { facts, sent } = await read();
  const [last] = sent;
  if (last === undefined) throw new Error('it was declared');
  const told = { reason: 'No hay salón', signer: '' };
  const today = localDateOf(now, last.timeZone);
  const seen = textDigest(composeCancellation({ facts, today, last, ...told }));
  const request = { convocationId: randomUUID(), session: 1, seen, ...told };
  taken(await callOff({ assemblyId, by: 'rosa', origin: '', now, request }));
  expect(await compare()).toBeNull();
  expect(await session()).toMatchObject({ convened: null });
});
