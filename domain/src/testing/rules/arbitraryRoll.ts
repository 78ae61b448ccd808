import fc from 'fast-check';
import { voteKinds } from '../../laws/findings/figures.ts';
import type { RollUnit } from '../../laws/verdicts/roll.ts';

/** Small weights that tie often, nothing at all, and weights that no float could add. */
export const arbitraryWeight: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, 1, 2, 3),
  fc.integer({ min: 0, max: 100_000_000 }),
  fc.integer({ min: 99_999_999_999_990, max: 100_000_000_000_000 }),
);

const seldom = fc.nat(4).map((number) => number === 0);

const vote = fc.oneof(fc.constant('favour' as const), fc.constantFrom(...voteKinds));

/** Absent and silent, present and silent, voting, or gone after voting. */
const stay: fc.Arbitrary<Pick<RollUnit, 'present' | 'vote'>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ present: false, vote: null }) },
  { weight: 1, arbitrary: fc.constant({ present: true, vote: null }) },
  { weight: 3, arbitrary: fc.record({ present: fc.constant(true), vote }) },
  { weight: 1, arbitrary: fc.record({ present: fc.constant(false), vote }) },
);

const unit: fc.Arbitrary<Omit<RollUnit, 'unitId'>> = fc
  .record({
    headId: fc.constantFrom('ana', 'beto', 'ana+beto', 'caro', 'dora', 'eva'),
    weights: fc.oneof(
      fc.record({ main: arbitraryWeight, modulo: arbitraryWeight }),
      fc.record({ main: arbitraryWeight }),
    ),
    annulled: seldom,
    inArrears: seldom,
    inConflict: seldom,
    use: fc.constantFrom('vivienda', 'vivienda', 'parqueadero', '?altillo', '?', undefined),
    stay,
  })
  .map(({ stay: { present, vote: cast }, ...rest }) => ({ ...rest, present, vote: cast }));

/** From one to twelve units, which share their owners. */
export const arbitraryRoll: fc.Arbitrary<readonly RollUnit[]> = fc
  .array(unit, { minLength: 1, maxLength: 12 })
  .map((units) => units.map((one, index) => ({ ...one, unitId: `u${index + 1}` })));
