import { readFile } from 'node:fs/promises';
import { actaItems, actaRulesOf, packIds } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { renderActas } from '../../scripts/actas/renderActas.ts';

const file = new URL('../../docs/actas.md', import.meta.url);

test('docs/actas.md says what the data says: npm run fix brings it up to date', async () => {
  expect(await readFile(file, 'utf8')).toBe(renderActas());
});

test.each(packIds)('every item of %s is in the document with its article', async (packId) => {
  const text = await readFile(file, 'utf8');
  for (const { itemId, source } of actaRulesOf(packId).items) {
    expect(text).toContain(actaItems[itemId]);
    expect(text).toContain(source.article);
  }
});
