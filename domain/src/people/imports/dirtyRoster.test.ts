import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Dirt,
  type DrawnMeasure,
  dirtKinds,
  noDirt,
  type TrueUnit,
  trueRosters,
} from '../../testing/files/dirtyRoster.ts';
import { soilRoster } from '../../testing/files/soilRoster.ts';
import { type WeightDirt, weightDirt, weightWriter } from '../../testing/files/soilWeights.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { guessReading } from './guessReading.ts';
import { parseRoster } from './parseRoster.ts';

/** The true content of a roster, whether a tower is part of the name of its units or stands beside it. */
function truthOf(units: readonly TrueUnit[], { names }: Dirt): readonly string[] {
  return units.map((unit) => {
    const { tower, number, weight, first, last, document, coowner } = unit;
    const name = (given: string) => `${given} ${last}${names === 'parents' ? ' Rey' : ''}`;
    const people = [[name(first), document], ...(coowner ? [[name('Zoe'), `9${document}`]] : [])];
    return [`${tower} ${number}`, weight, ...people.flat()].join('|');
  });
}

function readingOf(rows: readonly (readonly string[])[]) {
  const { roster, problems } = parseRoster(rows, (key) => key);
  const documentOf = new Map(roster.people.map(({ personId, document }) => [personId, document]));
  const told = roster.units.map(({ label, group, weight, ownerIds, ownerNames }) => {
    const [number = '', tower = group] = label.split(/[\s-]+/u).reverse();
    const people = ownerIds.flatMap((id, i) => [ownerNames[i], documentOf.get(id)]);
    return [`${tower.replace(/\D/gu, '')} ${number}`, weight, ...people].join('|');
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  return { told, errors, problems };
}

/** The truth, or an error in its row: never another roster. */
function outcomeOf(
  units: readonly TrueUnit[],
  measure: DrawnMeasure,
  dirt: Dirt,
): 'truth' | 'error' {
  const { rows, broken } = soilRoster(units, measure, dirt);
  const { told, errors } = readingOf(rows);
  // Without a column of units or of weights no cell is looked at.
  if (errors.some(({ row }) => row === null)) return 'error';
  for (const row of broken) expect(errors.map((error) => error.row)).toContain(row);
  if (errors.length > 0) return 'error';
  expect({ rows, reading: guessReading(rows), told }).toMatchObject({ told: truthOf(units, dirt) });
  return 'truth';
}

const runs = sampleOf({ part: 300, full: 20_000 }, process.env);
const longest = 900_000;
const alone = Object.keys(dirtKinds) as (keyof Dirt)[];
const broken: readonly (keyof Dirt)[] = ['twoInOne', 'failed'];

/** Two kinds of dirt or more. */
const several = fc
  .tuple(fc.record(dirtKinds), fc.subarray(alone, { minLength: 2 }))
  .map(([all, kinds]): Dirt => {
    const some = kinds.map((kind) => [kind, all[kind]] as const);
    return { ...noDirt, ...Object.fromEntries(some) };
  });

test('a clean roster is read as it is', () => {
  fc.assert(
    fc.property(trueRosters, ({ units, measure }) => {
      expect(outcomeOf(units, measure, noDirt)).toBe('truth');
    }),
    { ...runs, numRuns: 60 },
  );
});

test.each(alone)('«%s» alone leaves the truth, or says which row nobody can read', (kind) => {
  fc.assert(
    fc.property(trueRosters, dirtKinds[kind], ({ units, measure }, drawn) => {
      const outcome = outcomeOf(units, measure, { ...noDirt, [kind]: drawn });
      expect(outcome).toBe(broken.includes(kind) ? 'error' : 'truth');
    }),
    { ...runs, numRuns: 40 },
  );
});

test(
  'kinds of dirt together never give another roster, and nine of ten are read without a press',
  () => {
    let read = 0;
    let drawn = 0;
    fc.assert(
      fc.property(trueRosters, several, ({ units, measure }, dirt) => {
        const outcome = outcomeOf(units, measure, dirt);
        if (dirt.twoInOne || dirt.failed) return;
        drawn += 1;
        if (outcome === 'truth') read += 1;
      }),
      runs,
    );
    expect(read * 10).toBeGreaterThanOrEqual(drawn * 9);
  },
  longest,
);

/** The truth; or an error; or other weights alone, and a warning of their column. */
function expectTruthOrWord(
  units: readonly TrueUnit[],
  measure: DrawnMeasure,
  dirt: Dirt,
  weights: WeightDirt,
): boolean {
  const { rows, broken } = soilRoster(units, measure, dirt, weightWriter(measure, weights));
  const { told, errors, problems } = readingOf(rows);
  if (errors.some(({ row }) => row === null)) return false;
  for (const row of broken) expect(errors.map((error) => error.row)).toContain(row);
  if (errors.length > 0) return false;
  const truth = truthOf(units, dirt);
  if (JSON.stringify(told) === JSON.stringify(truth)) return true;
  const reading = guessReading(rows);
  const withoutWeights = (lines: readonly string[]) =>
    lines.map((line) => line.split('|').filter((_, i) => i !== 1));
  expect({ rows, reading, told: withoutWeights(told) }).toMatchObject({
    told: withoutWeights(truth),
  });
  const { weight = -1 } = reading.columns;
  expect({ rows, reading, named: problems.map(({ column }) => column) }).toMatchObject({
    named: expect.arrayContaining([weight]),
  });
  return false;
}

test(
  'dirt in the layout and in the weights together never give another roster in silence',
  () => {
    let read = 0;
    let drawn = 0;
    fc.assert(
      fc.property(trueRosters, several, weightDirt, ({ units, measure }, dirt, weights) => {
        const isRead = expectTruthOrWord(units, measure, dirt, weights);
        if (dirt.twoInOne || dirt.failed || weights.other !== null) return;
        drawn += 1;
        if (isRead) read += 1;
      }),
      runs,
    );
    expect(read * 10).toBeGreaterThanOrEqual(drawn * 9);
  },
  longest,
);
