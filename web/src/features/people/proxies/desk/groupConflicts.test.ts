import type { ProxyConflict } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { groupConflicts } from './groupConflicts.ts';

function conflict(unitId: string, proxyIds: readonly string[]): ProxyConflict {
  return {
    ...{ kind: 'two-for-unit', blocks: false, proxyIds, unitIds: [unitId], questionIds: [] },
    ...{ text: `Por ${unitId} hay dos.`, remedy: 'Revoque uno.', source: null },
  };
}

test('the same between the same proxies is said once, with the other units', () => {
  const found = [
    conflict('u1', ['a', 'b']),
    conflict('u2', ['a', 'c']),
    conflict('u3', ['a', 'b']),
  ];
  const grouped = groupConflicts(found, (id) => id.toUpperCase());
  expect(grouped.map(({ conflict: { text }, also }) => [text, also])).toEqual([
    ['Por u1 hay dos.', ['U3']],
    ['Por u2 hay dos.', []],
  ]);
});
