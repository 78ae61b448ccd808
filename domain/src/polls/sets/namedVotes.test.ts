import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import type { NamedOne } from '../../people/named/namedSet.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { type Ballot, decideCast } from '../ballots/decideCast.ts';
import { type Question, yesNoOptions } from '../questions/question.ts';
import { decideOpening } from '../questions/transitions.ts';
import { type Closing, decideResult } from '../results/decideResult.ts';
import { admitNamed } from './admitNamed.ts';

const options = yesNoOptions({ blank: true, abstention: true });
const kinds = ['favour', 'against', 'blank', 'abstention'] as const;
const laws = [
  ['ar-lgs', 'management-approval'],
  ['ar-lgs', 'merger'],
  ['mx-lgsm', 'administrators-report'],
  ['es-sl', 'loyalty-waiver'],
  ['es-sl', 'partner-exclusion'],
  ['es-sa', 'loyalty-waiver'],
  ['co-sa', 'liquidation-accounts'],
  ['co-sas', 'conflict-authorization'],
] as const;

const law = fc.constantFrom(...laws).map(([packId, matterId]) => {
  const pack = packOf(packId);
  const matter = pack.matters.find((one) => one.matterId === matterId);
  return { packId, rule: matterRule(pack, matter === undefined ? null : matterId) };
});

const people = ['ana', 'beto', 'caro', 'dora'] as const;
const person = fc.constantFrom(...people);

const hall = fc.array(
  fc.record({
    owner: person,
    holder: person,
    weight: fc.integer({ min: 1, max: 6 }),
    vote: fc.option(fc.constantFrom(...kinds)),
    present: fc.nat(4).map((number) => number > 0),
  }),
  { minLength: 1, maxLength: 6 },
);

const named = (personId: string): NamedOne => ({
  ...{ name: personId, unitId: null, ownerIds: [personId], reason: 'es director' },
});

type Seat = (typeof hall extends fc.Arbitrary<infer S> ? S : never)[number];

/** The hall voted through the one door, with the named people; refused votes come apart. */
function hold(question: Question, seats: Seat[]) {
  const units = seats.map(({ owner, weight }, i) => ({
    ...{ unitId: `U${i}`, ownerIds: [owner], kind: 'acción', weight, inArrears: false },
  }));
  const attendance = seats.map(
    ({ owner, holder, weight, present }, i): Attendance => ({
      ...{ unitId: `U${i}`, label: `U${i}`, group: '', order: i, weight, headId: owner },
      ...{ personId: holder, personName: holder, ownerName: owner, capacity: 'owner' },
      ...{ channel: 'hall', present, since: 0 },
    }),
  );
  const ballots: Ballot[] = [];
  const refused: string[] = [];
  seats.forEach(({ holder, vote }, i) => {
    const seat = attendance[i];
    if (vote === null || seat === undefined || !seat.present) return;
    const cast = decideCast({
      ...{ question, attendance: seat, existing: null, unitId: seat.unitId },
      ...{ voter: { uid: holder, personId: holder }, requestId: `r${i}`, receipt: `c${i}` },
      ...{ optionIds: [vote], isInArrears: false, now: 5 },
    });
    if (cast.ok) ballots.push(cast.value.ballot);
    else refused.push(`${seat.unitId} ${cast.refusal.code}`);
  });
  const closing: Closing = {
    question: { ...question, state: 'counting' },
    ...{ call: 1, closedAt: 9, units, attendance, ballots },
  };
  return { closing, refused, units };
}

const drawn = fc.record({ law, hall, who: fc.subarray([...people], { minLength: 1 }) });

const questionOf = ({ packId, rule }: { packId: Question['rulePack']; rule: Question['rule'] }) =>
  ({
    ...{ questionId: 'q', number: 1, text: '¿Aprueba?', options, rule, rulePack: packId },
    ...{ liveBars: false, durationSeconds: null, session: 1, state: 'open', openedAt: 0 },
    ...{ closesAt: null, quorumAtOpening: true },
  }) as const satisfies Question;

const runs = sampleOf({ part: 400, full: 4_000 }, process.env);

test('only those who are refused a vote for an interest are out of the count', () => {
  fc.assert(
    fc.property(drawn, ({ law: asked, hall: seats, who }) => {
      const plain = questionOf(asked);
      const units = seats.length;
      const question = { ...plain, named: { conflict: { of: who.map(named), units } } };
      const { closing, refused } = hold(question, seats);
      const { leftOut, apart } = decideResult(closing);
      const reach = asked.rule.conflict?.reach ?? 'own';
      const isOut = ({ owner, holder, present }: Seat) =>
        who.includes(owner as never) ||
        (reach === 'represented' && who.includes(holder as never) && present !== undefined);
      const out = seats.flatMap((seat, i) => (isOut(seat) ? [`U${i}`] : []));
      expect(leftOut).toEqual([]);
      expect(apart?.units ?? 0).toBe(out.length);
      const tried = seats.flatMap((seat, i) =>
        isOut(seat) && seat.present && seat.vote !== null ? [`U${i} unit-in-conflict`] : [],
      );
      expect(refused).toEqual(tried);
    }),
    runs,
  );
});

test('a decision with somebody left out says whether their votes could have changed it', () => {
  fc.assert(
    fc.property(drawn, ({ law: asked, hall: seats, who }) => {
      const plain = questionOf(asked);
      const conflict = { of: who.map(named), units: seats.length };
      const { closing } = hold({ ...plain, named: { conflict } }, seats);
      const result = decideResult(closing);
      if (result.apart === undefined) return;
      const reach = asked.rule.conflict?.reach ?? 'own';
      const places = seats.flatMap(({ owner, holder }, i) =>
        who.includes(owner as never) || (reach === 'represented' && who.includes(holder as never))
          ? [i]
          : [],
      );
      // Every way in which they could have voted, one by one.
      let changes = false;
      for (let way = 0; way < kinds.length ** places.length; way += 1) {
        const voted = places.map((place, at) => ({
          ...{ unitId: `U${place}`, weight: seats[place]?.weight ?? 0, personId: 'x' },
          optionIds: [kinds[Math.floor(way / kinds.length ** at) % kinds.length] ?? 'blank'],
        }));
        const all = decideResult({
          ...closing,
          question: plain,
          attendance: closing.attendance.map((seat, i) =>
            places.includes(i) ? { ...seat, present: true } : seat,
          ),
          ballots: [...closing.ballots, ...voted],
        });
        changes ||= all.verdict.kind !== result.verdict.kind;
      }
      expect(result.apart.isDecisive === true).toBe(changes);
    }),
    sampleOf({ part: 60, full: 600 }, process.env),
  );
});

test.each([
  ['ar-lgs', 'management-approval', 'Ley General de Sociedades 19.550, artículos 241 y 248'],
  ['es-sl', 'loyalty-waiver', 'Ley de Sociedades de Capital, artículo 190'],
] as const)(
  'under %s %s says its article where it left somebody out',
  (packId, matterId, cited) => {
    const rule = matterRule(packOf(packId), matterId);
    const question = questionOf({ packId, rule });
    const conflict = { of: [named('ana')], units: 1 };
    const seats: Seat[] = [
      { owner: 'ana', holder: 'ana', weight: 4, vote: 'against', present: true },
      { owner: 'beto', holder: 'beto', weight: 6, vote: 'favour', present: true },
    ];
    const { closing } = hold({ ...question, named: { conflict } }, seats);
    expect(decideResult(closing)).toMatchObject({
      verdict: { kind: 'approved' },
      apart: { units: 1, weight: 4, cited },
    });
  },
);

test('naming needs an article and a unit, and practice names nobody', () => {
  const conflict = { of: [named('ana')], units: 1 };
  const plain = questionOf({ packId: 'co-ph', rule: matterRule(packOf('co-ph'), 'budget') });
  expect(admitNamed(plain, { conflict }, false)).toMatchObject({
    refusal: { code: 'conflict-without-law' },
  });
  const rule = matterRule(packOf('ar-lgs'), 'management-approval');
  const asking = questionOf({ packId: 'ar-lgs', rule });
  expect(admitNamed(asking, { conflict: { ...conflict, units: 0 } }, false)).toMatchObject({
    refusal: { code: 'named-without-units' },
  });
  expect(admitNamed({ ...asking, rehearsal: true }, {}, false)).toEqual({ ok: true, value: {} });
  expect(admitNamed(asking, {}, false)).toMatchObject({
    refusal: { code: 'conflict-undeclared' },
  });
  expect(admitNamed(asking, {}, true)).toEqual({ ok: true, value: {} });
});

test('a question opens with the people whom the chair names, and forgets those of the one it repeats', () => {
  const rule = matterRule(packOf('ar-lgs'), 'management-approval');
  const draft = {
    ...questionOf({ packId: 'ar-lgs', rule }),
    state: 'draft',
    openedAt: null,
  } as const;
  const before = { conflict: { of: [named('beto')], units: 3 } };
  const conflict = { of: [named('ana')], units: 1 };
  const opening = { now: 1, quorumMet: true, declaresNoConflict: false };
  expect(
    decideOpening(
      { ...draft, named: before },
      { ...opening, named: new Map([['q', { conflict }]]) },
    ),
  ).toMatchObject({ ok: true, value: { state: 'open', named: { conflict } } });
  const alone = decideOpening(
    { ...draft, named: before },
    { ...opening, declaresNoConflict: true },
  );
  expect(alone.ok && alone.value).not.toHaveProperty('named');
});
