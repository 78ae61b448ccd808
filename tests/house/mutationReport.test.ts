import { expect, test } from 'vitest';
import { writeMutationReport } from '../../scripts/mutation/writeMutationReport.ts';

test('scores each folder by the breaks that a test could notice', () => {
  const text = writeMutationReport({
    files: {
      'domain/src/quorum/a.ts': { mutants: [{ status: 'Killed' }, { status: 'Survived' }] },
      'domain/src/quorum/b.ts': { mutants: [{ status: 'Timeout' }, { status: 'Ignored' }] },
      'domain/src/ballots/c.ts': {
        mutants: [{ status: 'NoCoverage' }, { status: 'RuntimeError' }],
      },
      'domain/src/rules/d.ts': { mutants: [] },
    },
  });
  expect(text.split('\n').slice(-5)).toEqual([
    '| --- | --: | --: | --: |',
    '| `domain/src/ballots` | 1 | 0 | 0,0 % |',
    '| `domain/src/quorum` | 3 | 2 | 66,7 % |',
    '| `domain/src/rules` | 0 | 0 | — |',
    '| **Todo** | 4 | 2 | 50,0 % |',
  ]);
});
