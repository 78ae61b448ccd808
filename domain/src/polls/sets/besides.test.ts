import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import type { NamedOne } from '../../people/named/namedSet.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { presentMeasures } from '../presented/presentMeasures.ts';
import { type Question, yesNoOptions } from '../questions/question.ts';
import { decideResult } from '../results/decideResult.ts';
import { admitNamed } from './admitNamed.ts';
import { notesOf } from './interestOf.ts';

const kinds = ['favour', 'against', 'blank', 'abstention'] as const;
const people = ['ana', 'beto', 'caro', 'dora'] as const;
const ruleOf = (packId: Question['rulePack'], ruleId: string) => {
  const pack = packOf(packId);
  const matter = pack.matters.find((one) => one.ruleId === ruleId);
  return matterRule(pack, matter?.matterId ?? 'no such matter');
};
const person = (personId: string): NamedOne => ({
  ...{ name: personId, unitId: null, ownerIds: [personId], reason: 'pierde un derecho' },
});
const unit = (unitId: string, owner: string): NamedOne => ({
  ...{ name: unitId, unitId, ownerIds: [owner], reason: 'acciones B' },
});

const questionOf = (rulePack: Question['rulePack'], ruleId: string): Question => ({
  ...{ questionId: 'q', number: 1, text: '¿Aprueba?', rulePack, rule: ruleOf(rulePack, ruleId) },
  options: yesNoOptions({ blank: true, abstention: true }),
  ...{ liveBars: false, durationSeconds: null, session: 1, state: 'counting', openedAt: 0 },
  ...{ closesAt: null, quorumAtOpening: true },
});

const hall = fc.array(
  fc.record({
    owner: fc.constantFrom(...people),
    weight: fc.integer({ min: 1, max: 6 }),
    vote: fc.option(fc.constantFrom(...kinds)),
    present: fc.nat(4).map((number) => number > 0),
    isOfClass: fc.boolean(),
  }),
  { minLength: 1, maxLength: 7 },
);
type Seat = (typeof hall extends fc.Arbitrary<infer S> ? S : never)[number];

function close(question: Question, seats: Seat[], call: number) {
  const units = seats.map(({ owner, weight }, i) => ({
    ...{ unitId: `U${i}`, ownerIds: [owner], kind: 'acción', weight, inArrears: false },
  }));
  const voted = ({ vote, present }: Seat) => (present ? vote : null);
  return decideResult({
    ...{ question, call, closedAt: 9, units },
    attendance: seats.map(({ weight, present }, i) => ({ unitId: `U${i}`, weight, present })),
    ballots: seats.flatMap((seat, i) => {
      const vote = voted(seat);
      return vote === null ? [] : [{ unitId: `U${i}`, optionIds: [vote], weight: seat.weight }];
    }),
  });
}

const runs = sampleOf({ part: 300, full: 3_000 }, process.env);

test.each([
  ['ar-ccyc', 'ar-ccyc/rights-limit'],
  ['es-sl', 'es-sl/statutes'],
] as const)(
  'under %s %s passes only where each of the affected voted for it, whatever the rest voted',
  (packId, ruleId) => {
    const plain = questionOf(packId, ruleId);
    fc.assert(
      fc.property(hall, fc.subarray([...people], { minLength: 1 }), (seats, who) => {
        const affected = { of: who.map(person), units: 1 };
        const before = close(plain, seats, 1);
        const { verdict } = close({ ...plain, named: { affected } }, seats, 1);
        const touched = who.filter((id) => seats.some(({ owner }) => owner === id));
        const votesOf = (id: string) =>
          seats
            .filter(({ owner, present }) => owner === id && present)
            .flatMap(({ vote }) => vote ?? []);
        const agrees = touched.filter((id) => {
          const votes = votesOf(id);
          return votes.length > 0 && votes.every((vote) => vote === 'favour');
        });
        const passes = before.verdict.kind === 'approved' && agrees.length === touched.length;
        expect(verdict.kind === 'approved').toBe(passes);
        if (touched.length === 0) expect(verdict).toEqual(before.verdict);
        else
          expect(verdict.affected).toMatchObject({ heads: touched.length, favour: agrees.length });
      }),
      runs,
    );
  },
);

test.each([
  ['es-sa', 'es-sa/reinforced', 1],
  ['ar-lgs', 'ar-lgs/extraordinary', 1],
  ['ar-lgs', 'ar-lgs/special', 2],
] as const)(
  'under %s %s needs besides the majority of the class, counted apart (call %i)',
  (packId, ruleId, call) => {
    const plain = questionOf(packId, ruleId);
    fc.assert(
      fc.property(hall, (seats) => {
        const of = seats.flatMap(({ owner, isOfClass }, i) =>
          isOfClass ? [unit(`U${i}`, owner)] : [],
        );
        const before = close(plain, seats, call);
        const result = close({ ...plain, named: { class: { of, units: of.length } } }, seats, call);
        const own = seats.filter(({ isOfClass }) => isOfClass);
        const sum = (some: Seat[]) => some.reduce((total, { weight }) => total + weight, 0);
        const [all, here] = [sum(own), sum(own.filter(({ present }) => present))];
        const yes = sum(own.filter(({ present, vote }) => present && vote === 'favour'));
        const majority =
          packId === 'es-sa' ? 2 * yes > all : 2 * yes > here && (call > 1 || 2 * here > all);
        const passes = before.verdict.kind === 'approved' && (own.length === 0 || majority);
        expect(result.verdict.kind === 'approved').toBe(passes);
        if (own.length === 0) {
          expect(result).toEqual(before);
          return;
        }
        const shown = presentMeasures(result).at(-1);
        expect(shown?.name).toContain('solo la clase');
        const favour = shown?.bars.find(({ id }) => id === 'favour');
        expect(favour?.counts).toEqual({
          weight: yes,
          units: own.filter(({ present, vote }) => present && vote === 'favour').length,
        });
      }),
      runs,
    );
  },
);

test('the sentence says how the affected and the class voted, and by which article', () => {
  const seats: Seat[] = [
    { owner: 'ana', weight: 6, vote: 'favour', present: true, isOfClass: false },
    { owner: 'beto', weight: 2, vote: 'against', present: true, isOfClass: true },
    { owner: 'caro', weight: 1, vote: 'favour', present: true, isOfClass: true },
  ];
  const affected = { of: ['ana', 'beto', 'dora'].map(person), units: 2 };
  const touching = close(
    { ...questionOf('es-sl', 'es-sl/statutes'), named: { affected } },
    seats,
    1,
  );
  expect(touching.verdict.kind).toBe('rejected');
  expect(touching.verdict.sentence).toMatch(
    /^Rechazado, aunque tuvo 77,78 % a favor; .* Afecta a 2 socios y hace falta que todos voten a favor: 1 a favor, 1 no y 0 sin votar \(Ley de Sociedades de Capital, artículos 291 y 292\)\.$/u,
  );
  const ofClass = { of: [unit('U1', 'beto'), unit('U2', 'caro')], units: 2 };
  const apart = close(
    { ...questionOf('es-sa', 'es-sa/reinforced'), named: { class: ofClass } },
    seats,
    1,
  );
  expect(apart.verdict.kind).toBe('rejected');
  expect(apart.verdict.sentence).toMatch(
    /Contando solo la clase que vota aparte, votó a favor el 33,33 %, y se necesitaba más del 50 % del capital total \(Ley de Sociedades de Capital, artículos 293.1 y 293.3\)\.$/u,
  );
});

test('the affected and a class are named only where an article asks for them, by name and with a unit', () => {
  const affected = { of: [person('ana')], units: 1 };
  const open = (question: Question, sets: object) => admitNamed(question, sets, false);
  const touching = questionOf('es-sl', 'es-sl/statutes');
  expect(open(touching, { affected })).toEqual({ ok: true, value: { named: { affected } } });
  expect(open(touching, { class: affected })).toMatchObject({
    refusal: { code: 'set-without-law' },
  });
  expect(open({ ...touching, disclosure: 'secret' }, { affected })).toMatchObject({
    refusal: { code: 'set-needs-names' },
  });
  expect(open(touching, { affected: { ...affected, units: 0 } })).toMatchObject({
    refusal: { code: 'named-without-units' },
  });
  expect(open({ ...touching, rehearsal: true }, { affected })).toMatchObject({
    refusal: { code: 'set-without-law' },
  });
});

test('a unit that is touched is told so beside its vote, and the others are not', () => {
  const question = {
    ...questionOf('es-sl', 'es-sl/statutes'),
    named: { affected: { of: [person('ana')], units: 1 } },
  };
  expect(notesOf(question, { unitId: 'U0', headId: 'ana' })).toEqual([
    'Esta decisión le afecta (pierde un derecho): solo vale si usted vota a favor (Ley de Sociedades de Capital, artículos 291 y 292).',
  ]);
  expect(notesOf(question, { unitId: 'U1', headId: 'beto' })).toEqual([]);
});
