import { expect, test } from 'vitest';
import { packIds } from '../../kernel/assemblies/packId.ts';
import { countsMembers } from './countsMembers.ts';

test.each(packIds)('under %s members have one vote each, or vote by their holdings', (packId) => {
  expect(countsMembers(packId)).toBe(
    ['generic', 'co-cooperativa', 'co-delegados', 'co-sindicato', 'es-asociacion'].includes(packId),
  );
});
