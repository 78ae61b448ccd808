import fc from 'fast-check';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import { packIds } from '../../kernel/assemblies/packId.ts';
import type { ElectionKind } from '../../kernel/ballotKinds/electionKind.ts';
import type { UnitUsesBylaw } from '../../kernel/bylaws/unitUses.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import type { Rule } from '../../laws/rules/rule.ts';
import { votesByUnit, withUnitUses } from '../../laws/rules/withUnitUses.ts';
import type { ElectionTerms } from '../../polls/marks/marks.ts';
import { markedAs } from '../../polls/marks/marks.ts';
import type { Option } from '../../polls/marks/option.ts';
import { type Question, yesNoOptions } from '../../polls/questions/question.ts';
import type { Closing } from '../../polls/results/decideResult.ts';

const bylaws = { law: 'los estatutos', article: 'artículo 5', verified: true };
const housingOnly: UnitUsesBylaw = {
  counted: ['vivienda', '?altillo'],
  leftOut: ['parqueadero', 'deposito'],
  article: bylaws.article,
};

/** Every rule of every law, with the law whose words explain it; by unit, also where some uses alone count. */
export const everyRule: readonly { readonly rulePack: PackId; readonly rule: Rule }[] =
  packIds.flatMap((rulePack) =>
    packOf(rulePack).rules.flatMap((rule) =>
      votesByUnit(rule.requirement)
        ? [rule, withUnitUses(rule, housingOnly, bylaws)].map((one) => ({ rulePack, rule: one }))
        : [{ rulePack, rule }],
    ),
  );

/** Equal parts, which land on lines; a millionth more or less; and anything else. */
const weight = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(1_000_000, 1_000_000, 2_000_000) },
  { weight: 1, arbitrary: fc.constantFrom(1, 999_999, 1_000_001, 33_333_333) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 100_000_000 }) },
);

interface Seat {
  readonly owner: string;
  readonly weight: number;
  readonly present: boolean;
  /** Which answers of the ballot it marks; none did not vote. */
  readonly marks: readonly number[];
  readonly inArrears: boolean;
  readonly kind: string;
}

const seat: fc.Arbitrary<Seat> = fc.record({
  owner: fc.constantFrom('ana', 'beto', 'caro', 'dora', 'eva', 'fe'),
  weight,
  present: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.boolean()),
  marks: fc.oneof(
    { weight: 4, arbitrary: fc.nat(4).map((one) => [one % 3]) },
    { weight: 2, arbitrary: fc.uniqueArray(fc.nat(4), { maxLength: 3 }) },
  ),
  inArrears: fc.nat(5).map((number) => number === 0),
  kind: fc.constantFrom('Apartamento', 'casa', 'Parqueadero', 'Depósito', 'Altillo', ''),
});

const candidates: readonly Option[] = [
  ...['A', 'B', 'C'].map((name): Option => ({ optionId: name, label: name, role: 'candidate' })),
  { optionId: 'blank', label: 'En blanco', role: 'blank' },
  { optionId: 'abstention', label: 'Abstención', role: 'abstention' },
];

const terms = (kind: ElectionKind, needsMajority: boolean, max: number): ElectionTerms => ({
  ...{ kind, needsMajority, marks: { min: 1, max }, method: null },
  seats: kind === 'survey' ? 0 : max,
});

function ranking(needsMajority: boolean): ElectionTerms {
  return { ...terms('ranking', needsMajority, 3), seats: 1 };
}

type Asked = Pick<Question, 'options' | 'election'>;

const yesNo: fc.Arbitrary<Asked> = fc
  .record({ blank: fc.boolean(), abstention: fc.boolean() })
  .map((more) => ({ options: yesNoOptions(more), election: null }));

const election: fc.Arbitrary<Asked> = fc
  .constantFrom(
    ...[terms('one', true, 1), terms('one', false, 1), terms('survey', false, 1)],
    ...[terms('people', false, 2), terms('people', true, 2), terms('several', true, 2)],
    ...[ranking(true), ranking(false)],
  )
  .map((asked) => ({ options: candidates, election: asked }));

function closingOf(
  { rule, rulePack }: (typeof everyRule)[number],
  { options, election: asked }: Asked,
  seats: readonly Seat[],
  call: number,
): Closing {
  const question: Question = {
    ...{ questionId: 'q', number: 1, text: '¿Aprueba?', options, election: asked ?? null },
    ...{ rule, rulePack, liveBars: false, durationSeconds: null, session: 1, state: 'counting' },
    ...{ openedAt: 1, closesAt: null, quorumAtOpening: true },
  };
  const units = seats.map((one, at) => ({ ...one, unitId: `u${at}` }));
  const most = asked?.marks.max ?? 1;
  return {
    ...{ question, call, closedAt: 7 },
    units: units.map(({ owner, ...unit }) => ({ ...unit, ownerIds: [owner] })),
    attendance: units,
    ballots: units.flatMap(({ unitId, weight: held, marks }) => {
      const marked = marks.flatMap((place) => options[place]?.optionId ?? []).slice(0, most);
      if (marked.length === 0) return [];
      return [{ unitId, weight: held, ...markedAs(question, marked) }];
    }),
  };
}

/** A question under one of the rules of the laws, as it stands at its line. */
export function arbitraryClosing(
  under: fc.Arbitrary<(typeof everyRule)[number]> = fc.constantFrom(...everyRule),
): fc.Arbitrary<Closing> {
  return fc
    .record({
      under,
      asked: fc.oneof(yesNo, election),
      seats: fc.array(seat, { minLength: 1, maxLength: 9 }),
      call: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ under: one, asked, seats, call }) => closingOf(one, asked, seats, call));
}
