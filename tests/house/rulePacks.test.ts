import { readFile } from 'node:fs/promises';
import { packIds, packOf } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { renderRulePacks } from '../../scripts/rulePacks/renderRulePacks.ts';

const file = new URL('../../docs/rule-packs.md', import.meta.url);

test('docs/rule-packs.md says what the data says: npm run fix brings it up to date', async () => {
  expect(await readFile(file, 'utf8')).toBe(renderRulePacks());
});

test.each(packIds)('every rule and matter of %s is in the document', async (packId) => {
  const text = await readFile(file, 'utf8');
  const { rules, matters } = packOf(packId);
  for (const { ruleId, source } of rules) {
    expect(text).toContain(`\`${ruleId}\``);
    expect(text).toContain(source.article);
  }
  for (const { label } of matters) expect(text).toContain(label);
});
