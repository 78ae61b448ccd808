import { expect, test } from 'vitest';
import {
  decideMailFate,
  type OutgoingMail,
  postponeMail,
  queuedMail,
  takeMail,
} from './mailBox.ts';
import {
  bounceMail,
  cancelMail,
  cleanReason,
  mailFateNames,
  mailFateOf,
  retryMail,
  sayMailReason,
  settleUnconfirmed,
} from './mailFate.ts';
import { emptyMailQueue, giveTurns } from './mailQueue.ts';

const queued = queuedMail({
  ...{ personId: 'ana', to: 'a…@c….test', by: 'admin', origin: 'https://asamblea.test' },
  ...{ queuedAt: 1, expiresAt: 9 },
});
const taken: OutgoingMail = takeMail(queued, 1) ?? queued;
const sent = decideMailFate(taken, 'sent', 2);
const hidden = decideMailFate(taken, 'unknown', 2);
const refused = decideMailFate(taken, 'refused', 2);
const cancelled = cancelMail(queued) ?? queued;
const bounce = { at: 5, reason: 'No existe' };
const returned = bounceMail(sent, bounce) ?? sent;
const said = (says: 'arrived' | 'lost') => ({ ...hidden, settled: { says, by: 'eva', at: 4 } });

test.each([
  [queued, 'waiting'],
  [taken, 'sending'],
  [sent, 'accepted'],
  [hidden, 'unconfirmed'],
  [said('arrived'), 'arrived'],
  [said('lost'), 'lost'],
  [returned, 'returned'],
  [bounceMail(said('arrived'), bounce) ?? sent, 'returned'],
  [refused, 'unsent'],
  [cancelled, 'cancelled'],
] as const)('what is known of a message: row %#', (mail, fate) => {
  expect(mailFateOf(mail)).toBe(fate);
});

test('mail that a server accepted is never called received', () => {
  for (const name of Object.values(mailFateNames)) expect(name).not.toMatch(/recibid|enviado y/iu);
});

test('a person settles only a hidden fate, once', () => {
  const arrived = { says: 'arrived', by: 'eva', at: 4 } as const;
  expect(settleUnconfirmed(hidden, arrived)).toEqual({ ok: true, value: said('arrived') });
  expect(settleUnconfirmed(said('arrived'), arrived)).toEqual({ ok: true, value: said('arrived') });
  for (const mail of [queued, taken, sent, refused, returned, said('lost')])
    expect(settleUnconfirmed(mail, arrived)).toMatchObject({ refusal: { code: 'mail-settled' } });
});

test('a sent mail may bounce, once; an unsent one may not', () => {
  expect(returned).toMatchObject({ state: 'failed', failure: 'bounced', bounce, dueAt: null });
  expect(bounceMail(returned, { at: 6, reason: 'Otra' })).toBeNull();
  for (const mail of [queued, refused, cancelled]) expect(bounceMail(mail, bounce)).toBeNull();
  expect(sayMailReason(returned)).toBe('El correo lo devolvió: No existe.');
});

test('an unsent mail is queued again by a retry; one possibly sent, or bounced, is not', () => {
  for (const mail of [refused, cancelled])
    expect(retryMail(mail, 7)).toMatchObject({ state: 'queued', attempts: 0, dueAt: 7 });
  for (const mail of [queued, taken, sent, hidden, returned]) expect(retryMail(mail, 7)).toBeNull();
});

test('only mail that nobody took is cancelled', () => {
  expect(cancelled).toMatchObject({ state: 'failed', failure: 'cancelled', dueAt: null });
  for (const mail of [taken, sent, hidden, refused]) expect(cancelMail(mail)).toBeNull();
});

test('the words of a server are one line, without addresses', () => {
  expect(cleanReason('550 5.1.1\r\n <ana@correo.test>:  no such user')).toBe(
    '550 5.1.1 …: no such user',
  );
  expect(cleanReason('x'.repeat(500))).toHaveLength(160);
  expect(cleanReason(`Bien \uD83D ${'x'.repeat(160)}`)).not.toMatch(/\p{Cs}/u);
  expect(cleanReason(`${'x'.repeat(158)}🏠🏠🏠`)).toBe(`${'x'.repeat(158)}🏠…`);
});

test('a minute gives so many turns, and the next one as many again', () => {
  const give = (queue: typeof emptyMailQueue, now: number) =>
    giveTurns(queue, { pace: 5, wanted: 3, now });
  const first = give(emptyMailQueue, 100_000);
  const second = give(first.queue, 110_000);
  const third = give(second.queue, 120_000);
  expect([first.turns, second.turns, third.turns]).toEqual([3, 2, 0]);
  expect(third.queue.dueAt).toBe(160_000);
  expect(give(third.queue, 160_000).turns).toBe(3);
  expect(give({ ...third.queue, pausedAt: 1 }, 160_000)).toMatchObject({
    turns: 0,
    queue: { dueAt: null },
  });
  expect(give({ ...first.queue, minuteAt: 900_000 }, 100_000).turns).toBe(3);
});

test('an unreadable mail waits as for a relay, and says after the last attempt that it was not prepared', () => {
  expect(postponeMail(taken, 2)).toMatchObject({ state: 'queued', dueAt: 60_002, failure: null });
  const given = postponeMail({ ...taken, attempts: 6 }, 2);
  expect(given).toMatchObject({ state: 'failed', failure: 'not-composed', dueAt: null });
  expect(mailFateOf(given)).toBe('unsent');
  expect(sayMailReason(given)).toContain('No se pudo preparar');
  expect(sayMailReason({ ...given, failure: 'annex-gone' })).toContain('Un anexo ya no está');
});
