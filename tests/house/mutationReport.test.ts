import { expect, test } from 'vitest';
import { scoreOf } from '../../scripts/mutation/scoreOf.ts';
import { writeMutationTable } from '../../scripts/mutation/writeMutationTable.ts';

test('breaks that a test could notice count, and those that never ran do not', () => {
  const score = scoreOf({
    files: {
      'domain/src/quorum/a.ts': { mutants: [{ status: 'Killed' }, { status: 'Survived' }] },
      'domain/src/quorum/b.ts': { mutants: [{ status: 'Timeout' }, { status: 'Ignored' }] },
      'domain/src/quorum/c.ts': { mutants: [{ status: 'NoCoverage' }, { status: 'RuntimeError' }] },
    },
  });
  expect(score).toEqual({ noticed: 2, missed: 2 });
});

test('a folder that is measured again replaces its row, and the others keep their day', () => {
  const first = { folder: 'domain/src/rules', noticed: 0, missed: 0, date: '2026-11-20' };
  const second = { folder: 'domain/src/quorum', noticed: 1, missed: 2, date: '2026-11-21' };
  const table = [first, second, { ...second, noticed: 2, missed: 1, date: '2026-11-29' }].reduce(
    writeMutationTable,
    '',
  );
  expect(table.trimEnd().split('\n').slice(-3)).toEqual([
    '| --- | --: | --: | --: | --- |',
    '| `domain/src/quorum` | 3 | 2 | 66,7 % | 2026-11-29 |',
    '| `domain/src/rules` | 0 | 0 | — | 2026-11-20 |',
  ]);
});
