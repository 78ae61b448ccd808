import { expect, test } from 'vitest';
import { pdfFile } from '../../../parts/writing/pdfFile.ts';
import { pinSlip, sayPin } from './pinSlip.ts';

const told = { number: 14, personName: 'Ana Peña', pin: '012345' };

test('a PIN is said in two groups, with its zeros', () => {
  expect(sayPin('012345')).toBe('012 345');
});

test('the slip says the plate and its PIN, and not whose they are', async () => {
  const slip = pinSlip(told, 'Torres');
  const text = JSON.stringify(slip.content);
  expect(text).toContain('Placa 14');
  expect(text).toContain('012 345');
  expect(text).not.toContain('Ana');
  expect((await pdfFile(slip)).size).toBeGreaterThan(1_000);
});
