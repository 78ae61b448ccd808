import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meetingKinds, modalities } from '../../kernel/meetings/meeting.ts';
import { callerRoles } from '../../kernel/sessions/notedConvocation.ts';
import { bogota, composingFactsOf, noticeOf } from '../../testing/composingFactsOf.ts';
import type { ComposingFacts } from '../convocationChecks/composingFacts.ts';
import type { Convocation } from '../convocations/convocation.ts';
import { compareNotice, type NoticeDifference } from './compareNotice.ts';
import { type PlannedMeeting, plannedTerms } from './meetingTerms.ts';
import { sayMismatch, sayNoticeDifference } from './sayNoticeDifference.ts';

const zone = 'America/Bogota';
const facts = composingFactsOf();

/** The notice of the meeting as it was planned then. */
function sealed(then: PlannedMeeting = facts, more: Partial<Convocation> = {}): Convocation {
  const { startsAt, ...terms } = plannedTerms(then);
  return noticeOf({ ...terms, startsAt: startsAt ?? 0, ...more });
}

function called(more: Partial<NonNullable<ComposingFacts['called']>>): Partial<ComposingFacts> {
  return { called: { ...(facts.called as NonNullable<ComposingFacts['called']>), ...more } };
}

function differ(more: Partial<ComposingFacts>, notice = sealed()): readonly NoticeDifference[] {
  return compareNotice({ ...facts, ...more }, [notice])?.differences ?? [];
}

const pointsOf = (...texts: readonly string[]) => ({
  points: texts.map((text, place) => ({ number: place + 1, text })),
});
const [report, budget] = ['Informe de la administración', 'Presupuesto de 2027'] as const;

test('while no notice is out there is nothing to compare', () => {
  expect(compareNotice(facts, [])).toBeNull();
  const cancelled = noticeOf({ number: 2, kind: 'cancellation' });
  expect(compareNotice(facts, [sealed(), cancelled])).toBeNull();
});

test('a notice that agrees with the plan has no differences', () => {
  expect(differ({})).toEqual([]);
});

test.each<[string, Partial<ComposingFacts>, readonly string[]]>([
  [
    'day and hour',
    { startsAt: bogota('2027-03-28', '02:30') },
    [
      'El día y la hora: antes el 26 de marzo de 2027 a las 8:00 a. m.; ahora el 28 de marzo de 2027 a las 2:30 a. m.',
    ],
  ],
  [
    'second call',
    called({ secondCallAt: null }),
    ['La segunda convocatoria: antes el 31 de marzo de 2027 a las 8:00 p. m.; ahora ninguna.'],
  ],
  ['place', called({ place: 'Club' }), ['El lugar: antes «Salón comunal»; ahora «Club».']],
  ['no place', called({ place: '' }), ['El lugar: antes «Salón comunal»; ahora sin lugar.']],
  [
    'modality',
    { assembly: { ...facts.assembly, modality: 'remote' } },
    ['La modalidad: antes mixta: en la sala y en línea; ahora no presencial.'],
  ],
  [
    'kind of meeting',
    called({ kind: 'extraordinary' }),
    ['La clase de reunión: antes ordinaria; ahora extraordinaria.'],
  ],
  [
    'caller',
    called({ caller: 'president' }),
    ['Quién convoca: antes la administración; ahora la presidencia.'],
  ],
  [
    'a point more',
    pointsOf(report, budget, 'Piscina'),
    ['El orden del día: antes no estaba; ahora «3. Piscina».'],
  ],
  [
    'a point in between',
    pointsOf(report, 'Piscina', budget),
    ['El orden del día: antes no estaba; ahora «2. Piscina».'],
  ],
  [
    'a point less',
    pointsOf(budget),
    ['El orden del día: antes «1. Informe de la administración»; ahora se quitó.'],
  ],
  [
    'a point in other words',
    pointsOf(report, 'Presupuesto de 2028'),
    ['El orden del día: antes «2. Presupuesto de 2027»; ahora «2. Presupuesto de 2028».'],
  ],
  [
    'another order',
    pointsOf(budget, report),
    [
      'El orden del día: antes «1. Informe de la administración»; ahora «2. Informe de la administración».',
      'El orden del día: antes «2. Presupuesto de 2027»; ahora «1. Presupuesto de 2027».',
    ],
  ],
])('of another %s both values are said', (_, more, said) => {
  expect(differ(more).map((one) => sayNoticeDifference(one, zone))).toEqual(said);
});

test('the newest notice counts: a correction that says it leaves nothing to say', () => {
  const moved = { ...facts, startsAt: bogota('2027-04-10') };
  const correction = sealed(moved, { number: 2, kind: 'correction', sentOn: '2027-03-05' });
  const found = compareNotice(moved, [sealed(), correction]);
  expect(found).toEqual({
    notice: { number: 2, kind: 'correction', sentOn: '2027-03-05' },
    convenedAt: moved.startsAt,
    differences: [],
  });
  expect(differ({ startsAt: moved.startsAt })).toHaveLength(1);
});

test('a second call is compared with its announcement in the first notice', () => {
  const secondCallAt = bogota('2027-03-31', '20:00');
  const second = { ...facts, session: 2, call: 2 as const, startsAt: secondCallAt };
  expect(compareNotice(second, [sealed()])).toMatchObject({
    convenedAt: secondCallAt,
    differences: [],
  });
  const later = { ...second, startsAt: bogota('2027-04-01', '20:00') };
  expect(compareNotice(later, [sealed()])?.differences).toMatchObject([{ what: 'starts' }]);
  expect(compareNotice(second, [sealed(facts, { secondCallAt: null })])).toBeNull();
  const own = sealed(later, { number: 2, kind: 'second-call', session: 2, call: 2 });
  expect(compareNotice(later, [sealed(), own])?.differences).toEqual([]);
  const off = noticeOf({ number: 3, kind: 'cancellation', session: 2, call: 2 });
  expect(compareNotice(later, [sealed(), own, off])).toBeNull();
});

test('a notice from before its agenda was kept is told only the points missing in its text', () => {
  const old = noticeOf({ text: `Los convocamos.\n1. ${report}` });
  expect(differ({}, old)).toEqual([{ what: 'agenda', noticed: null, planned: `2. ${budget}` }]);
  expect(differ(pointsOf(report), old)).toEqual([]);
});

const anyPlan = fc
  .record({
    startsAt: fc.constantFrom(bogota('2027-03-26'), bogota('2027-03-27'), bogota('2027-04-26')),
    secondCallAt: fc.constantFrom(null, bogota('2027-04-30')),
    place: fc.constantFrom('', 'Salón', 'Club'),
    modality: fc.constantFrom(...modalities),
    kind: fc.constantFrom(...meetingKinds),
    caller: fc.constantFrom(...callerRoles),
    points: fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D'), { maxLength: 4 }),
  })
  .map(
    ({ startsAt, secondCallAt, place, modality, kind, caller, points }): ComposingFacts => ({
      ...{ ...facts, ...pointsOf(...points), startsAt },
      ...called({ secondCallAt, place, kind, caller }),
      assembly: { ...facts.assembly, modality },
    }),
  );

test('the notice differs from the plan in exactly the terms that moved after it', () => {
  fc.assert(
    fc.property(anyPlan, anyPlan, (then, now) => {
      const found = compareNotice(now, [sealed(then)])?.differences ?? [];
      const [before, after] = [plannedTerms(then), plannedTerms(now)];
      const told = new Set<string>(found.map(({ what }) => what));
      expect(told.has('starts')).toBe(before.startsAt !== after.startsAt);
      expect(told.has('second-call')).toBe(before.secondCallAt !== after.secondCallAt);
      expect(told.has('place')).toBe(before.place !== after.place);
      expect(told.has('channel')).toBe(before.channel !== after.channel);
      expect(told.has('meeting-kind')).toBe(before.meetingKind !== after.meetingKind);
      expect(told.has('caller')).toBe(before.caller !== after.caller);
      expect(told.has('agenda')).toBe(before.points.join() !== after.points.join());
      for (const one of found) expect(one.noticed).not.toEqual(one.planned);
    }),
  );
});

test('a difference is told with its notice, its meaning and the remedy', () => {
  const found = compareNotice({ ...facts, startsAt: bogota('2027-03-28') }, [sealed()]);
  if (found === null) throw new Error('it differs');
  const planned = sayMismatch(found, zone, 'planned');
  expect(planned?.head).toBe(
    'La convocatoria n.º 1 del 1 de marzo de 2027 no dice lo mismo que la reunión:',
  );
  expect(planned?.meaning).toContain('corrección');
  expect(sayMismatch(found, zone, 'open')?.meaning).toContain('El acta dice las dos cosas');
  expect(sayMismatch({ ...found, differences: [] }, zone, 'planned')).toBeNull();
  const outside = { kind: 'outside', number: 1, sentOn: '2027-03-02', means: 'cartelera' } as const;
  expect(sayMismatch({ ...found, notice: outside }, zone, 'planned')?.head).toBe(
    'La convocatoria que se hizo por fuera el 2 de marzo de 2027 (cartelera) no dice lo mismo que la reunión:',
  );
});
