import { expect, test } from 'vitest';
import { groupProblems } from './problemGroups.ts';
import { found, rosterProblem } from './rosterProblem.ts';

const zero = (row: number) => rosterProblem(found('weight-zero', '0'), row, 1);
const shared = (row: number, who: string) =>
  rosterProblem(found('email-shared', 'a@b.co', `Lo tiene ${who}.`), row, 4);

test('warnings of one kind and column are one, in the order in which they were found', () => {
  const problems = [zero(2), shared(3, 'Ana'), zero(4), shared(9, 'Eva'), zero(8)];
  const groups = groupProblems(problems);
  expect(groups.map(({ code, problems: all }) => [code, all.map(({ row }) => row)])).toEqual([
    ['weight-zero', [2, 4, 8]],
    ['email-shared', [3, 9]],
  ]);
  expect(groups[1]?.message).toBe('El correo ya es de otra persona.');
});

test('a warning that is alone says all it knows', () => {
  expect(groupProblems([shared(3, 'Ana')])).toMatchObject([
    { message: 'El correo ya es de otra persona. Lo tiene Ana.' },
  ]);
});

test('errors come first and are mended one by one', () => {
  const wrong = [2, 3].map((row) => rosterProblem(found('weight-malformed', 'x'), row, 1));
  const groups = groupProblems([zero(7), ...wrong, zero(8)]);
  expect(groups.map(({ code, problems }) => [code, problems.length])).toEqual([
    ['weight-malformed', 1],
    ['weight-malformed', 1],
    ['weight-zero', 2],
  ]);
  expect(new Set(groups.map(({ key }) => key)).size).toBe(3);
});

test('the same kind in two columns is two', () => {
  const other = { ...zero(5), column: 3 };
  expect(groupProblems([zero(2), other]).map(({ problems }) => problems.length)).toEqual([1, 1]);
});
