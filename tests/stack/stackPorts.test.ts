import { expect, test } from 'vitest';
import { refusedPorts } from '../../scripts/stack/ports/refusedPorts.ts';
import { stackPorts } from '../../scripts/stack/ports/stackPorts.ts';

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

test('fetch calls none of the ports that browsers refuse', async () => {
  const causeOf = (port: number) =>
    fetch(`http://127.0.0.1:${port}`).catch((error: Error) => String(error.cause));
  const causes = await Promise.all([...refusedPorts].filter((port) => port > 0).map(causeOf));
  expect(new Set(causes)).toEqual(new Set(['Error: bad port']));
});

test.each([
  ['start', '1000', 'puerto 6000 (la página web)', 3000],
  ['start', '2000', 'puerto 10080 (la base de datos)', 3000],
  ['start', '581', 'puerto 10080 (las tareas)', 3000],
  ['test', '900', 'puerto 6000 (la página web)', 1000],
] as const)('refuses %s with a shift of %s, for its %s', (name, shift, port, next) => {
  const open = () => stackPorts(name, shift);
  expect(open).toThrow(port);
  expect(open).toThrow(`ASAMBLEA_PORT_SHIFT=${next}`);
});

test.each(['start', 'test'] as const)('%s has no port that browsers refuse', (name) => {
  for (const shift of [undefined, '3000']) expect(() => stackPorts(name, shift)).not.toThrow();
});
