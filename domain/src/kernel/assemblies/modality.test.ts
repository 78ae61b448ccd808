import { expect, test } from 'vitest';
import { routesIn, takesOnline } from './modality.ts';

const routes = ['/', '/votes/current', '/virtual/current', '/virtual/attorney'];

test.each([
  ['an assembly that never said', {}, true],
  ['a mixed one', { modality: 'mixed' }, true],
  ['one at a distance', { modality: 'remote' }, true],
  ['one in a room', { modality: 'hall' }, false],
] as const)('%s takes people online: %s', (_, assembly, takes) => {
  expect(takesOnline(assembly)).toBe(takes);
  expect(routesIn(assembly, routes)).toEqual(takes ? routes : ['/', '/votes/current']);
});
