import { expect, test } from 'vitest';
import { replaceBlocks } from './replaceBlocks.ts';

const report = `# Banco

Todo en una máquina.

| Tiempos | p50 |
| ------- | --: |
| voto    |   4 |

- Se cumple: todo cuadra.
- NO SE CUMPLE: en menos de 1 s; 1645 ms.
`;

test('puts a table in the place of the one with its title, and a check in that of the same words', () => {
  const table = '| Tiempos | p50 |\n| ------- | --: |\n| voto    |   3 |';
  const checks = '- Se cumple: en menos de 1 s.\n- Se cumple: otra cosa.';
  expect(replaceBlocks(report, [table, checks])).toBe(`# Banco

Todo en una máquina.

${table}

- Se cumple: todo cuadra.
- Se cumple: en menos de 1 s.
- Se cumple: otra cosa.
`);
});

test('puts new blocks before the checks, and changes nothing when they are put again', () => {
  const blocks = ['| Lecturas | n |\n| -------- | -: |\n| una      | 1 |', 'La memoria es: toda.'];
  const once = replaceBlocks(report, blocks);
  expect(once.split('\n\n').slice(3, 5)).toEqual(blocks);
  expect(replaceBlocks(once, blocks)).toBe(once);
});
