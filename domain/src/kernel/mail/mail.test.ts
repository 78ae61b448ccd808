import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCredentialMail } from './credentialMail.ts';
import { maskAddress, readMailAddress } from './mailAddress.ts';
import {
  decideMailFate,
  expireMail,
  mailAttemptsAtMost,
  type OutgoingMail,
  sendingLife,
  takeMail,
} from './mailBox.ts';

const queued: OutgoingMail = {
  ...{ personId: 'ana', to: 'a…@c….co', by: 'desk', origin: 'https://x.test', state: 'queued' },
  ...{ attempts: 0, queuedAt: 0, expiresAt: 1_000_000, dueAt: 0, failure: null },
};
const asked = {
  assembly: 'Torres del Parque',
  person: 'Ana Peña',
  link: 'https://x.test/loginVirtual#invitacion=a.b',
  until: { date: '2026-11-23', time: '16:05' },
  timeZone: 'America/Bogota',
  picture: 'qr@asamblea',
};

function taken(mail: OutgoingMail | null): OutgoingMail {
  if (mail === null) throw new Error('Nobody could take the message.');
  return mail;
}

test('one process takes a message at its hour, and no other one meanwhile', () => {
  expect(takeMail({ ...queued, dueAt: 10 }, 9)).toBeNull();
  const mine = taken(takeMail(queued, 5));
  expect(mine).toMatchObject({ state: 'sending', attempts: 1, dueAt: 5 + sendingLife });
  expect(takeMail(mine, 5 + sendingLife)).toBeNull();
});

test('a relay that took nothing is tried again, each time later, and in the end given up', () => {
  let mail = queued;
  const waits: number[] = [];
  while (mail.state === 'queued') {
    const at = mail.dueAt ?? 0;
    mail = decideMailFate(taken(takeMail(mail, at)), 'later', at);
    if (mail.dueAt !== null) waits.push((mail.dueAt - at) / 60_000);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16]);
  expect(mail).toMatchObject({
    state: 'failed',
    failure: 'relay-down',
    attempts: mailAttemptsAtMost,
  });
});

test.each([
  ['sent', { state: 'sent', failure: null }],
  ['refused', { state: 'failed', failure: 'address-refused' }],
  ['unknown', { state: 'failed', failure: 'unknown' }],
] as const)('a message that was %s is not tried again', (delivery, expected) => {
  const settled = decideMailFate(taken(takeMail(queued, 0)), delivery, 1);
  expect(settled).toMatchObject({ ...expected, dueAt: null });
  expect(takeMail(settled, 10_000_000)).toBeNull();
});

test('a process that was cut leaves a message that nobody sends twice', () => {
  const mine = taken(takeMail(queued, 0));
  expect(expireMail(mine, sendingLife - 1)).toBeNull();
  expect(expireMail(mine, sendingLife)).toMatchObject({ state: 'failed', failure: 'unknown' });
  expect(expireMail(queued, sendingLife)).toBeNull();
});

test('the message has the link, its expiry, and whom to ask', () => {
  const { subject, text, html } = writeCredentialMail(asked);
  expect(subject).toBe('Su credencial para votar: Torres del Parque');
  for (const part of [text, html]) {
    expect(part).toContain(asked.link);
    expect(part).toContain('Buen día, Ana Peña:');
    expect(part).toContain('hasta el 23 de noviembre de 2026 a las 4:05 p. m.');
  }
  expect(html).toContain('src="cid:qr@asamblea"');
});

test('any characters in a name are text, and begin no header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const name = `<b>"${typed}'\r\nBcc: x@y.test\u2028`;
      const { subject, text, html } = writeCredentialMail({
        ...asked,
        assembly: name,
        person: name,
      });
      expect(/[\p{Cc}\p{Zl}]/u.test(subject)).toBe(false);
      expect(text.split('\n').filter((line) => line.startsWith('Bcc'))).toEqual([]);
      const plain = writeCredentialMail(asked).html;
      const tags = (written: string) => written.match(/<[^>]*>/gu);
      expect(tags(html)).toEqual(tags(plain));
    }),
  );
});

test.each([
  ['ana.ruiz@correo.co', 'a…@c….co'],
  ['x@y', 'x…@y…'],
  ['ñandú@casa.org.co', 'ñ…@c….co'],
])('an address such as %s is told as %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});

test.each([
  [' ana@correo.co ', 'ana@correo.co'],
  ['ana@correo.co\r\nBcc: otro@correo.co', null],
  ['ana@correo.co, otro@correo.co', null],
  ['Ana <ana@correo.co>', null],
  ['', null],
])('reads %j as an address', (written, read) => {
  expect(readMailAddress(written)).toBe(read);
});
