import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import type { NotedConvocation } from '../../kernel/sessions/notedConvocation.ts';
import { sayPoint } from '../../kernel/sessions/pointNow.ts';
import type { QuestionState } from '../../kernel/sessions/questionState.ts';
import { addPointRequest, pointTerms } from './agendaRequests.ts';
import { approveChange, isAnnounced, isConvened } from './announced.ts';
import { decidePointMove, followPoints, placesWithout, withPlaces } from './orderPoints.ts';

const pointsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ pointId: `p${at + 1}`, number: at + 1 }));

test('a point takes the place of another and those between shift', () => {
  expect(decidePointMove(pointsOf(4), 'p4', 2)).toEqual({
    ok: true,
    value: [
      { pointId: 'p4', number: 2 },
      { pointId: 'p2', number: 3 },
      { pointId: 'p3', number: 4 },
    ],
  });
});

test.each([
  ['one that is not there', 'p9', 1, 'point-unknown'],
  ['to a place that there is not', 'p1', 5, 'agenda-changed'],
])('does not move %s', (_, pointId, number, code) => {
  expect(decidePointMove(pointsOf(4), pointId, number)).toMatchObject({ refusal: { code } });
});

test('places run from one without gaps after any move or removal, and repeating it changes nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(), fc.nat(), (count, a, b) => {
      const points = pointsOf(count);
      const pointId = `p${(a % count) + 1}`;
      const number = (b % count) + 1;
      const moved = decidePointMove(points, pointId, number);
      if (!moved.ok) throw new Error(moved.refusal.code);
      const after = withPlaces(points, moved.value);
      expect(after.map((point) => point.number)).toEqual(points.map((point) => point.number));
      expect(after.find((point) => point.pointId === pointId)?.number).toBe(number);
      expect(decidePointMove(after, pointId, number)).toEqual({ ok: true, value: [] });
      const left = after.filter((point) => point.pointId !== pointId);
      const closed = withPlaces(left, placesWithout(after, pointId));
      expect(closed.map((point) => point.number)).toEqual(
        pointsOf(count - 1).map((one) => one.number),
      );
    }),
  );
});

const asked = (number: number, pointId: string | null, state: QuestionState = 'draft') => ({
  ...{ questionId: `q${number}`, number, pointId, state },
});

test('drafts follow their points, those of none go last, and opened ones keep their number', () => {
  const questions = [
    asked(1, null),
    asked(2, 'p2'),
    asked(3, 'p1', 'closed'),
    asked(4, 'p1'),
    asked(5, 'p2'),
  ];
  expect(followPoints(pointsOf(2), questions)).toEqual([
    { questionId: 'q4', number: 1 },
    { questionId: 'q5', number: 4 },
    { questionId: 'q1', number: 5 },
  ]);
});

test('without points nothing moves, and neither does what repeats', () => {
  expect(followPoints([], [asked(1, 'p2'), asked(2, 'p1')])).toEqual([]);
  const again = { ...asked(1, 'p2'), repetition: 1 };
  expect(followPoints(pointsOf(2), [again, asked(2, 'p1')])).toEqual([]);
});

const zone = 'America/Bogota';
const day = (text: string) => Date.parse(`${text}:00-05:00`);
const calledOn = (sentOn: string | null) => ({ sentOn }) as NotedConvocation;
/** Of a notice that was made outside the day before. */
const sealedAt = (text: string) => ({ convocationId: 'n1', sentOn: '2026-11-09', at: day(text) });
const session = (more: Partial<AssemblySession>) =>
  ({
    ...{ state: 'planned', call: 1, installedAt: null },
    ...more,
  }) as AssemblySession;

test.each<[string, Partial<AssemblySession>, boolean]>([
  ['nobody knows when it is called', { called: calledOn(null) }, false],
  ['the notice goes out tomorrow', { called: calledOn('2026-11-11') }, false],
  ['the notice went out today', { called: calledOn('2026-11-10') }, true],
  [
    'a day was put for its notice and none went out',
    { called: calledOn('2026-11-10'), convened: null },
    false,
  ],
  ['its notice is out', { convened: sealedAt('2026-11-10T08:00') }, true],
  ['the session is open', { state: 'open' }, true],
  ['its first call failed', { call: 2 }, true],
])('when %s, a change of the agenda may need an approval', (_, more, isOut) => {
  expect(isConvened(session(more), '2026-11-10')).toBe(isOut);
  expect(approveChange(session(more), undefined, '2026-11-10')).toMatchObject({ ok: !isOut });
  expect(approveChange(session(more), 'assembly', '2026-11-10')).toEqual({
    ok: true,
    value: isOut ? { approvedBy: 'assembly' } : {},
  });
});

const unsent = { called: calledOn('2026-11-10'), convened: null };
const out = { convened: sealedAt('2026-11-10T18:00') };

test.each<[string, string, Partial<AssemblySession>, boolean]>([
  ['before a notice that nobody dated', '2026-11-10T23:00', {}, true],
  ['on the day of the notice', '2026-11-10T23:00', { called: calledOn('2026-11-10') }, true],
  ['the day after', '2026-11-11T00:30', { called: calledOn('2026-11-10') }, false],
  ['on a day for a notice that never went out', '2026-11-11T00:30', unsent, true],
  ['before the notice that is out was sealed', '2026-11-10T17:59', out, true],
  ['after it', '2026-11-10T18:01', out, false],
  ['before the session was declared open', '2026-11-20T17:59', at('2026-11-20T18:00'), true],
  ['once it was', '2026-11-20T18:00', at('2026-11-20T18:00'), false],
])('a point written %s was announced, or not', (_, written, more, expected) => {
  expect(isAnnounced({ addedAt: day(written) }, session(more), zone)).toBe(expected);
});

function at(text: string): Partial<AssemblySession> {
  return { installedAt: day(text) };
}

test('a point is called by its number, and an unreadable one is not taken', () => {
  expect(sayPoint({ number: 3, text: 'Presupuesto' })).toBe('3. Presupuesto');
  const terms = { text: '  Informes ', kind: 'informative', presenter: '', notes: '' };
  expect(pointTerms.parse(terms)).toMatchObject({ text: 'Informes' });
  expect(pointTerms.safeParse({ ...terms, text: 'x' }).success).toBe(false);
  expect(pointTerms.safeParse({ ...terms, kind: 'otro' }).success).toBe(false);
  expect(pointTerms.safeParse({ ...terms, approvedBy: 'Ana' }).success).toBe(false);
  expect(addPointRequest.safeParse(terms).success).toBe(false);
});
