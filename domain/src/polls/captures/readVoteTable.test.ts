import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitFinder } from '../../people/rosters/unitFinder.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { yesNoOptions } from '../questions/question.ts';
import { readVoteTable } from './readVoteTable.ts';

const labels = ['T1-101', 'T1-102', 'T2-101', 'T2-102'];
const units = labels.map(
  (label, order): Attendance => ({
    ...{ unitId: label, label, group: '', order, weight: 1, headId: 'h', personId: 'p' },
    ...{ personName: 'Ana', ownerName: '', capacity: 'owner', channel: 'hall', present: true },
    since: 1,
  }),
);
const question = { options: yesNoOptions({ blank: true, abstention: true }) };
const read = (rows: readonly (readonly string[])[]) =>
  readVoteTable(rows, question, unitFinder(units));
const optionOf = new Map(question.options.map(({ optionId, label }) => [optionId, label]));
const brief = (text: string) => {
  const { votes, problems } = read(text.split('\n').map((line) => line.split('\t')));
  return {
    votes: votes.map(
      ({ unit, optionIds }) => `${unit.label} ${optionIds.map((id) => optionOf.get(id)).join()}`,
    ),
    problems: problems.map(({ message }) => message),
  };
};

test.each([
  ['T1-101\tA favor\n101 torre 2\ten contra', ['T1-101 A favor', 'T2-101 En contra'], []],
  ['Voto\tTorre\tApto\n1\t1\t101\nAbstención\t2\t102', ['T1-101 A favor', 'T2-102 Abstención'], []],
  ['Unidades\tRespuesta\nT1-101, T1-102\tEn blanco', ['T1-101 En blanco', 'T1-102 En blanco'], []],
  ['T1-101\t2\nt1101\t2', ['T1-101 En contra'], ['T1-101 está repetida: cuenta una sola vez.']],
  [
    'T1-101\t2\nt1101\t1',
    [],
    Array.from(
      { length: 2 },
      () => 'T1-101 tiene votos distintos en las filas 1 y 2: no se registra ninguno.',
    ),
  ],
  ['T9-101\t1', [], ['«T9-101» (celda A1) no es una unidad presente.']],
  ['T1-101, T9-101\t1', [], ['«T9-101» (celda A1) no es una unidad presente.']],
  ['T1-101\tquizá', [], ['«quizá» (celda B1) no es una respuesta de esta pregunta.']],
  [
    'T1-101\t9\nT1-102\t',
    [],
    ['«9» (celda B1) no es una respuesta de esta pregunta.', 'Falta el voto.'],
  ],
  ['T1-101\t1, 2', [], ['«1, 2» (celda B1) no es una respuesta de esta pregunta.']],
])('the list «%s» gives %j', (text, votes, problems) => {
  expect(brief(text)).toEqual({ votes, problems });
});

const one = fc.record({
  unit: fc.constantFrom(...labels, 'T9-1', ''),
  answer: fc.constantFrom('A favor', 'EN CONTRA', '1', '2', '3', 'nada', ''),
});

test('a unit has one vote at most, and each row is entered or told, whatever a list says', () => {
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 10 }), (lines) => {
      const rows = [['Unidad', 'Voto'], ...lines.map(({ unit, answer }) => [unit, answer])];
      const { votes, problems, notes } = read(rows);
      expect(new Set(votes.map(({ unit }) => unit.unitId)).size).toBe(votes.length);
      const spoken = new Set([...votes, ...problems].map(({ row }) => row));
      const missing = lines.flatMap(({ unit, answer }, i) =>
        (unit !== '' || answer !== '') && !spoken.has(i + 2) ? [i + 2] : [],
      );
      expect({
        rows,
        missing: missing.filter((row) => !notes.join(' ').includes(String(row))),
      }).toEqual({
        rows,
        missing: [],
      });
    }),
    sampleOf({ part: 300, full: 5_000 }, process.env),
  );
});
