import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { renderRefusalCodes } from '../../scripts/refusals/renderRefusalCodes.ts';

const file = new URL('../../domain/src/kernel/refusals/refusalCodes.ts', import.meta.url);

test('light pages know every code of the closed list: npm run fix brings it up to date', async () => {
  expect(await readFile(file, 'utf8')).toBe(renderRefusalCodes());
});
