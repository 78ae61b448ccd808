import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitIdOf } from './unit.ts';
import { unitFinder, unitsNamed } from './unitFinder.ts';

const unit = (label: string, group = '') => ({ unitId: unitIdOf(label), label, group });
const towers = [
  unit('T1-101', 'Torre 1'),
  unit('T1-102', 'Torre 1'),
  unit('T2-101', 'Torre 2'),
  unit('Local 3'),
  unit('DP-04', 'Depósitos'),
];
const joined = [unit('Torre 1 101', 'Torre 1'), unit('Torre 2 101', 'Torre 2'), unit('A 101', 'A')];
const plain = [unit('101'), unit('Casa 7'), unit('Interior 5'), unit('1º A'), unit('12')];
const blocks = [unit('B1-101', 'Bloque 1'), unit('T1-101', 'Torre 1'), unit('0201', 'Torre 1')];

test.each([
  ['T1-101', 'T1-101'],
  ['t1101', 'T1-101'],
  ['t1 101', 'T1-101'],
  ['1-101', 'T1-101'],
  ['101 torre 1', 'T1-101'],
  ['101 T1', 'T1-101'],
  ['Torre 1 Apto 101', 'T1-101'],
  ['apto 101 torre 1', 'T1-101'],
  ['T01-0101', 'T1-101'],
  ['Torre 1, apartamento 102', 'T1-102'],
  ['local 03', 'Local 3'],
  ['LC-3', 'Local 3'],
  ['Depósito 4', 'DP-04'],
  ['101', null],
  ['3', null],
  ['Casa 3', null],
  ['Parqueadero 101 torre 1', null],
  ['Bloque 1 101', null],
  ['Torre 3 101', null],
  ['Torre 1', null],
  ['', null],
])('«%s» among towers is %s', (text, label) => {
  const found = unitFinder(towers)(text);
  expect(found === null || found === 'several' ? found : found.label).toBe(label);
});

test.each([
  [joined, 't1 101', '', 'Torre 1 101'],
  [joined, '101', 'Torre 2', 'Torre 2 101'],
  [joined, '101', '2', 'Torre 2 101'],
  [joined, '101', 'a', 'A 101'],
  [joined, '101', 'B', null],
  [plain, 'apto 101', '', '101'],
  [plain, '101', 'Torre 9', '101'],
  [plain, '7', '', 'Casa 7'],
  [plain, 'int. 5', '', 'Interior 5'],
  [plain, '5', '', null],
  [plain, '1A', '', '1º A'],
  [plain, 'piso 1 puerta A', '', '1º A'],
  [plain, 'Torre 12', '', null],
  [blocks, '1-101', '', 'several'],
  [blocks, 'bloque 1 apto 101', '', 'B1-101'],
  [blocks, 'torre 1 201', '', '0201'],
  [blocks, 'apto 201', '', '0201'],
  [blocks, 'bloque 1 201', '', null],
  [towers, 'T2-101', 'Torre 2', 'T2-101'],
  [towers, 'T2-101', 'Torre 1', null],
] as const)('among %j «%s» of «%s» is %s', (units, text, group, label) => {
  const found = unitFinder(units)(text, group);
  expect(found === null || found === 'several' ? found : found.label).toBe(label);
});

test.each([
  ['T1-101, T1-102', ['T1-101', 'T1-102']],
  ['t1 101 y t2 101', ['T1-101', 'T2-101']],
  ['T1-101; T9-101', null],
  ['Local 3', ['Local 3']],
])('the cell «%s» names %j', (text, labels) => {
  expect(unitsNamed(unitFinder(towers), text)?.map(({ label }) => label) ?? null).toEqual(labels);
});

test('numbers of one tower may stand together in a cell', () => {
  const found = unitsNamed(unitFinder(towers), '101/102', 'Torre 1');
  expect(found?.map(({ label }) => label)).toEqual(['T1-101', 'T1-102']);
});

const place = fc.record({
  tower: fc.integer({ min: 1, max: 12 }),
  number: fc.integer({ min: 1, max: 2_000 }),
});
const labelled = [
  ({ tower, number }: Place) => unit(`T${tower}-${number}`, `Torre ${tower}`),
  ({ tower, number }: Place) => unit(`Torre ${tower} ${number}`, `Torre ${tower}`),
  ({ tower, number }: Place) => unit(`${tower}-${number}`),
];
interface Place {
  readonly tower: number;
  readonly number: number;
}
const writings = [
  ({ tower, number }: Place) => `t${tower} ${number}`,
  ({ tower, number }: Place) => `${tower}-${number}`,
  ({ tower, number }: Place) => `${number} torre ${tower}`,
  ({ tower, number }: Place) => `Apto ${number} Torre ${tower}`,
  ({ tower, number }: Place) => `TORRE ${tower} APTO. ${String(number).padStart(4, '0')}`,
];

test('every writing finds its own unit and never another', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(place, {
        selector: ({ tower, number }) => `${tower} ${number}`,
        minLength: 1,
        maxLength: 30,
      }),
      fc.constantFrom(...labelled),
      fc.constantFrom(...writings),
      (places, label, write) => {
        const units = places.map(label);
        const find = unitFinder(units);
        for (const [i, one] of places.entries()) expect(find(write(one))).toBe(units[i]);
        const find2 = unitFinder(units.slice(1));
        const [first] = places;
        const gone = first === undefined ? null : find2(write(first));
        expect(gone).toBeNull();
      },
    ),
  );
});
