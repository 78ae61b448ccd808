import { expect, test } from 'vitest';
import { joinedEvent, validationEvent } from '../../testing/fakes/zoomFixtures.ts';
import { hexHmac, readSdkToken, zoomHeaders } from '../../testing/fakes/zoomSigning.ts';
import { signForSdk } from './sdkSignature.ts';
import { answerValidation, isSignedByZoom } from './webhookSignature.ts';

const secret = 'secreto-de-los-avisos';
const now = Date.UTC(2026, 10, 23, 20);
const seconds = now / 1000;
const written = JSON.stringify(joinedEvent.body);

async function signed(body = written, at = seconds, by = secret) {
  const headers = await zoomHeaders(by, body, at);
  return {
    timestamp: headers['x-zm-request-timestamp'],
    signature: headers['x-zm-signature'],
    body: Buffer.from(body),
  };
}

test('a body signed by Zoom as in its sample is accepted, byte for byte', async () => {
  const event = await signed();
  expect(isSignedByZoom(secret, event, now)).toBe(true);
  const spaced = JSON.stringify(joinedEvent.body, null, 1);
  expect(isSignedByZoom(secret, await signed(spaced), now)).toBe(true);
  expect(isSignedByZoom(secret, { ...event, body: Buffer.from(spaced) }, now)).toBe(false);
});

test('a body signed without the secret is rejected', async () => {
  const event = await signed();
  const forged = [
    await signed(written, seconds, 'otro'),
    { ...event, body: Buffer.from(written.replace('Jill', 'Bill')) },
    { ...event, timestamp: String(seconds + 1) },
    { ...event, signature: '' },
    { ...event, signature: event.signature.replace('v0=', 'v1=') },
    { ...event, signature: event.signature.slice(0, -1) },
    { ...event, timestamp: '' },
    { ...event, timestamp: `${seconds} ` },
  ];
  for (const one of forged) expect(isSignedByZoom(secret, one, now)).toBe(false);
});

test('a signature older than all of Zoom’s attempts, or in the future, is rejected', async () => {
  const at = async (offset: number) =>
    isSignedByZoom(secret, await signed(written, seconds + offset), now);
  // Zoom tries again after 5, 20 and 60 minutes more.
  expect(await at(-85 * 60)).toBe(true);
  expect(await at(-4 * 60 * 60)).toBe(false);
  expect(await at(60)).toBe(true);
  expect(await at(10 * 60)).toBe(false);
});

test('an address that is asked for itself answers with its secret', async () => {
  const { plainToken } = validationEvent.body.payload;
  expect(answerValidation(secret, plainToken)).toEqual({
    plainToken,
    encryptedToken: await hexHmac(secret, plainToken),
  });
});

test('the Meeting SDK token is signed, has the claims of Zoom’s sample, and only lets one listen', async () => {
  const asked = { sdkKey: 'llave', meetingNumber: '92674392836', now };
  const { header, payload, isSigned } = await readSdkToken(await signForSdk(asked, 'sdk'), 'sdk');
  expect(isSigned).toBe(true);
  expect(header).toEqual({ alg: 'HS256', typ: 'JWT' });
  const exp = seconds + 8 * 60 * 60;
  expect(payload).toEqual({
    ...{ appKey: 'llave', sdkKey: 'llave', mn: '92674392836', role: 0 },
    ...{ iat: seconds, exp, tokenExp: exp },
  });
  // Of its documentation: from half an hour to two days.
  expect(exp - seconds).toBeGreaterThanOrEqual(1_800);
  expect(exp - seconds).toBeLessThanOrEqual(172_800);
});
