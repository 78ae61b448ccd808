import { expect, test } from 'vitest';
import { type CraftedStamp, craftedStamp } from '../../testing/craftedStamp.ts';
import { readStampReply } from './readStampReply.ts';
import { newStampNonce } from './writeStampRequest.ts';

const hash = 'ab'.repeat(32);
const nonce = newStampNonce();

async function read(wrong: CraftedStamp) {
  return readStampReply(await craftedStamp(hash, nonce, wrong), { hash, nonce });
}

test('a stamp with all that the norm asks of it says its instant, its number and who signed', async () => {
  expect(await read({})).toEqual({
    trouble: null,
    at: Date.UTC(2026, 10, 30),
    serial: '09',
    signer: 'Autoridad hecha a mano',
  });
});

const signing = '1.3.6.1.5.5.7.3.3';
const stamping = '1.3.6.1.5.5.7.3.8';

test.each([
  ['whose certificate says no purpose', { purposes: null }, 'purpose'],
  ['whose certificate is for code', { purposes: [signing] }, 'purpose'],
  ['whose certificate is for that and more', { purposes: [stamping, signing] }, 'purpose'],
  ['whose certificate does not insist on it', { isCritical: false }, 'purpose'],
  ['from before its certificate', { at: new Date(Date.UTC(2025, 11, 31)) }, 'purpose'],
  ['from after its certificate', { at: new Date(Date.UTC(2028, 0, 2)) }, 'purpose'],
  ['that does not name its certificate', { isNamed: false }, 'signature'],
  ['signed as something else', { contentType: '1.2.840.113549.1.7.1' }, 'signature'],
] as const)('a stamp %s is none', async (_what, wrong, trouble) => {
  expect(await read(wrong)).toEqual({ trouble });
});
