import { expect, test } from 'vitest';
import { stackPorts } from '../../scripts/stack/stackPorts.ts';

test('gives tests no port of npm start', () => {
  const start = Object.values(stackPorts('start', undefined));
  const forTests = Object.values(stackPorts('test', undefined));
  expect(start.filter((port) => forTests.includes(port))).toEqual([]);
  expect(new Set(forTests).size).toBe(forTests.length);
});

test('moves every port by the shift', () => {
  expect(stackPorts('start', '3000')).toMatchObject({ hosting: 8000, auth: 12099, tasks: 12499 });
});

test.each(['tres', '-1', '1.5', '60000'])('refuses a shift of %s', (shift) => {
  expect(() => stackPorts('start', shift)).toThrow(/ASAMBLEA_PORT_SHIFT/);
});
