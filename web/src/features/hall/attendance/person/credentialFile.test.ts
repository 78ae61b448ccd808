// @vitest-environment node
import { expect, test } from 'vitest';
import { credentialFile } from './credentialFile.ts';

test('the credential of somebody with many units is one card', async () => {
  const units = Array.from({ length: 40 }, (_, i) => `T1-${100 + i}`).join(', ');
  const file = await credentialFile({
    name: 'María del Rosario Ibáñez de la Hoz',
    units,
    assembly: 'Torres del Parque',
    link: `https://asamblea.test/loginVirtual#invitacion=torres-del-parque.${'x'.repeat(43)};persona:${'y'.repeat(22)}`,
    until: '24 nov 2026, 4:05 p. m.',
  });
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  expect(text.slice(0, 5)).toBe('%PDF-');
  expect(text).toMatch(/\/Count 1\b/u);
});
