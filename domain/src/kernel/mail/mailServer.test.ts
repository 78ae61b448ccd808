import { expect, test } from 'vitest';
import {
  decideMailServer,
  type MailServer,
  mailTroubles,
  type StoredMailServer,
  sayMailTrial,
  setMailRequest,
  viewOfMailServer,
} from './mailServer.ts';

const server: MailServer = {
  ...{ host: 'smtp.firma.co', port: 465, security: 'tls', user: 'correo@firma.co' },
  ...{ senderName: '', senderAddress: 'correo@firma.co', replyTo: '' },
};
const fresh = { assemblyId: 'a', name: 'mail-2', savedAt: 2 };
const stored: StoredMailServer = { ...server, password: { ...fresh, name: 'mail-1', savedAt: 1 } };
const requestId = '8f14e45f-ceea-467f-a1b2-3c4d5e6f7a8b';
const asked = (more: object = {}) => ({ requestId, server, ...more });

test.each([
  ['nothing before, and a password', null, asked({ password: 'p' }), fresh],
  ['nothing before, and none', null, asked(), null],
  ['another password', stored, asked({ password: 'p' }), fresh],
  ['none any more', stored, asked({ password: null }), null],
  ['the same one', stored, asked(), stored.password],
  [
    'the same one with another sender',
    stored,
    asked({ server: { ...server, senderName: 'Torres' } }),
    stored.password,
  ],
] as const)('%s', (_, known, request, password) => {
  expect(decideMailServer(known, request, fresh)).toEqual({
    ok: true,
    value: { ...request.server, password },
  });
});

test.each([
  ['host', { host: 'smtp.ladron.test' }],
  ['port', { port: 2525 }],
  ['user', { user: 'otra@firma.co' }],
])('a password never goes to another %s than it was typed for', (_, change) => {
  const request = asked({ server: { ...server, ...change } });
  expect(decideMailServer(stored, request, fresh)).toMatchObject({
    refusal: { code: 'mail-password-again' },
  });
});

test('no server is none', () => {
  expect(decideMailServer(stored, asked({ server: null }), fresh)).toEqual({
    ok: true,
    value: null,
  });
});

test('a page sees when the password was saved, and nothing of where', () => {
  expect(viewOfMailServer(stored)).toEqual({ ...server, passwordSavedAt: 1 });
});

test.each([
  ['a host with a path', { host: 'smtp.firma.co/x' }],
  ['a host with a port', { host: 'smtp.firma.co:25' }],
  ['no host', { host: ' ' }],
  ['a port that is none', { port: 0 }],
  ['a sender of two lines', { senderName: 'Torres\r\nBcc: x@y.test' }],
  ['an address that is none', { senderAddress: 'Torres' }],
  ['a conversation in clear', { security: 'none' }],
])('refuses %s', (_, wrong) => {
  expect(setMailRequest.safeParse(asked()).success).toBe(true);
  expect(setMailRequest.safeParse(asked({ server: { ...server, ...wrong } })).success).toBe(false);
});

test('every trouble says what to do, with the number that the relay answered', () => {
  const sentences = mailTroubles.map((trouble) =>
    sayMailTrial({ delivery: 'later', trouble, reply: null }),
  );
  expect(new Set(sentences).size).toBe(mailTroubles.length);
  for (const one of sentences) expect(one).toMatch(/^\p{Lu}.*\.$/u);
  expect(sayMailTrial({ delivery: 'refused', trouble: 'password', reply: 535 })).toContain('535');
  expect(sayMailTrial({ delivery: 'sent', trouble: null, reply: 250 })).toContain('recibió');
});
