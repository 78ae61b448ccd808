import { expect, test } from 'vitest';
import { labelsOf } from '../../people/rosters/unitIndexes.ts';
import { yesNoOptions } from '../../polls/questions/question.ts';
import type { ShownUnits } from './liveMissing.ts';
import { packUnitIndexes } from './liveMissing.ts';
import { groupTiles, tilesInOrder, unitTiles } from './unitTiles.ts';

const labels = labelsOf([
  ['A10', 'A10', 'Torre A'],
  ['B1', 'B1', 'Torre B'],
  ['A9', 'A9', 'Torre A'],
  ['B2', 'B2', 'Torre B'],
]);
const pack = (...unitIndexes: number[]) => packUnitIndexes(unitIndexes, 4);
const shown: ShownUnits = {
  question: {
    questionId: 'q',
    number: 1,
    text: '¿Aprueba?',
    options: yesNoOptions({ blank: false, abstention: false }),
    ...{ state: 'open', openedAt: 0, closesAt: null },
  },
  ...{ voted: { weight: 2, units: 2 }, expected: { weight: 3, units: 3 } },
  ...{ size: 4, present: pack(0, 1), seen: pack(1, 2) },
  choices: { against: pack(1), favour: pack(2) },
  latest: [2, 1],
};
const tiles = unitTiles(shown, labels);

test('a unit that voted is lit, also when it left; one that is here waits; the rest are absent', () => {
  expect(tiles.map(({ label, state }) => [label, state])).toEqual([
    ...[
      ['A10', 'here'],
      ['B1', 'voted'],
    ],
    ...[
      ['A9', 'voted'],
      ['B2', 'absent'],
    ],
  ]);
});

test('says what each voted when the roll is public, and nothing when it is not', () => {
  expect(tiles.map(({ optionIds }) => optionIds)).toEqual([[], ['against'], ['favour'], []]);
  const wall = unitTiles({ ...shown, choices: null, latest: null }, labels);
  expect(wall.flatMap(({ optionIds }) => optionIds)).toEqual([]);
});

test.each([
  [
    'group',
    [
      ['Torre A', 'A10', 'A9'],
      ['Torre B', 'B1', 'B2'],
    ],
  ],
  ['unit', [['', 'A9', 'A10', 'B1', 'B2']]],
  ['time', [['', 'B1', 'A9']]],
] as const)('is read by %s', (order, expected) => {
  const read = tilesInOrder(tiles, order, shown.latest ?? []);
  expect(read.map(({ name, tiles: some }) => [name, ...some.map(({ label }) => label)])).toEqual(
    expected,
  );
});

test('a roster without groups is one group without a name', () => {
  const plain = unitTiles(shown, { labels: labels.labels, groups: [''], groupOf: [0, 0, 0, 0] });
  expect(groupTiles(plain)).toMatchObject([{ name: '' }]);
});
