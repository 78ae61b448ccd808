import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { decisionsFolder, renderDecisions } from '../../scripts/decisions/renderDecisions.ts';

test('docs/decisions/README.md lists every record: npm run fix brings it up to date', async () => {
  const rendered = await renderDecisions();
  expect(rendered).toContain('): superseded by [77](0077-two-quorums.md).\n');
  expect(await readFile(new URL('README.md', decisionsFolder), 'utf8')).toBe(rendered);
});
