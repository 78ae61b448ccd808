import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { type Figures, noVotes } from '../../laws/findings/figures.ts';
import { againstOver, favourOver } from '../../laws/rules/requirements.ts';
import { mainWeight } from '../../laws/rules/scope.ts';
import { passes } from '../../laws/verdicts/opposition.ts';
import { yesNoOptions } from '../questions/question.ts';
import { impliedByVerdict } from './impliedByVerdict.ts';

const source = { law: 'Ley de prueba', article: 'artículo 1', verified: true };
const options = yesNoOptions({ blank: true, abstention: false });
const bases = ['all', 'present', 'validCast', 'forAndAgainst'] as const;

interface Voted {
  readonly favour: number;
  readonly against: number;
  readonly blank: number;
}

const figuresOf = (voted: Voted): Figures => ({
  [mainWeight]: { all: 20, allMinusExcluded: 20, present: 20, votes: { ...noVotes, ...voted } },
});

test('inside what a verdict implies nothing changes it, also where votes against undo the decision', () => {
  const part = fc.nat(6);
  fc.assert(
    fc.property(
      fc.record({ favour: part, against: part, blank: part }),
      fc.constantFrom(...bases),
      fc.integer({ min: 1, max: 8 }),
      (voted, base, fifth) => {
        const rule = {
          requirement: favourOver(base, moreThanHalf),
          unless: { requirement: againstOver(atLeast(fifth, 20)), source },
        };
        const isMet = passes(rule, figuresOf(voted), 1);
        const implied = impliedByVerdict({
          ...{
            rule,
            call: 1,
            figures: figuresOf(voted),
            moved: { [mainWeight]: { each: 1, atMost: 0 } },
          },
          ...{ options, totals: { ...voted } },
        });
        const cast = voted.favour + voted.against + voted.blank;
        const fits = (id: keyof Voted, one: number) => {
          const { low = 0, high = cast } = implied?.[id] ?? {};
          return low <= one && one <= high;
        };
        for (let favour = 0; favour <= cast; favour += 1) {
          for (let against = 0; against <= cast - favour; against += 1) {
            const other = { favour, against, blank: cast - favour - against };
            const isInside = (['favour', 'against', 'blank'] as const).every((id) =>
              fits(id, other[id]),
            );
            if (isInside) expect(passes(rule, figuresOf(other), 1)).toBe(isMet);
          }
        }
      },
    ),
    { numRuns: 500 },
  );
});
