import { expect, test } from 'vitest';
import { readTimeAuthority } from './timeAuthority.ts';
import { claimStamp, deservesStamp, dueStamp, putOffStamp } from './timeStamp.ts';
import { sayStampInstant, viewOfStamp } from './timeStampView.ts';

test.each([
  'https://freetsa.org/tsr',
  'https://sello.autoridad.co:8443/tsa?politica=1',
  'http://127.0.0.1:3000/tsr',
  'http://localhost:3000',
])('%s is the address of an authority', (typed) => {
  expect(readTimeAuthority(` ${typed} `)).toEqual({ ok: true, value: typed });
});

test.each([
  'http://freetsa.org/tsr',
  'http://127.0.0.1.ejemplo.co/tsr',
  'https://ana:clave@freetsa.org/tsr',
  'https://freetsa.org/tsr#x',
  'https://freetsa.org@10.0.0.1/',
  'https:\\\\freetsa.org',
  'https://',
  'ftp://freetsa.org',
  'freetsa.org/tsr',
  'javascript:alert(1)',
])('%s is none', (typed) => {
  expect(readTimeAuthority(typed)).toMatchObject({
    ok: false,
    refusal: { code: 'time-authority-wrong' },
  });
});

test('an empty address is no authority', () => {
  expect(readTimeAuthority('  ')).toEqual({ ok: true, value: null });
});

test('a block is stamped when it has a closing or minutes that were fixed', () => {
  expect(deservesStamp(['unit-entered', 'question-closed'])).toBe(true);
  expect(deservesStamp(['session-closed'])).toBe(true);
  expect(deservesStamp(['acta-fixed'])).toBe(true);
  expect(deservesStamp(['unit-entered', 'unit-left'])).toBe(false);
});

const hash = 'a'.repeat(64);

test('a request holds the stamp for two minutes; after each failure it waits longer', () => {
  const due = dueStamp({ block: 4, hash }, 1_000);
  expect(due).toEqual({ block: 4, hash, state: 'due', askAt: 1_000, tries: 0, trouble: null });
  const claimed = claimStamp(due, 5_000);
  expect(claimed).toMatchObject({ askAt: 125_000, tries: 1 });
  const waits = [1, 2, 3, 9, 10, 29].map((tries) => {
    const after = putOffStamp({ ...due, tries }, 'late', 0);
    return after.askAt === null ? null : after.askAt / 60_000;
  });
  expect(waits).toEqual([1, 2, 4, 256, 360, 360]);
  expect(putOffStamp({ ...due, tries: 2 }, 'late', 0)).toMatchObject({ trouble: 'late', tries: 2 });
});

test('a stamp is given up after some days, and at once without a chosen authority', () => {
  const due = dueStamp({ block: 4, hash }, 0);
  const lost = { block: 4, hash, state: 'lost', askAt: null };
  expect(putOffStamp({ ...due, tries: 30 }, 'rejected', 0)).toEqual({
    ...lost,
    tries: 30,
    trouble: 'rejected',
  });
  expect(putOffStamp({ ...due, tries: 1 }, 'authority-none', 0)).toMatchObject(lost);
});

test('a page is told the instant and who signed, and not the bytes of the authority', () => {
  const given = { block: 4, hash, state: 'given', askAt: null, reply: 'MIIB' } as const;
  const said = { authority: 'https://a.co', at: 1_796_000_645_000, serial: '0a', signer: 'TSA' };
  expect(viewOfStamp({ ...given, ...said })).toEqual({
    ...{ block: 4, hash, state: 'given', askAt: null },
    ...said,
  });
  expect(sayStampInstant(Date.UTC(2026, 10, 30, 15, 4, 5))).toBe(
    '30 de noviembre de 2026, 15:04:05 UTC',
  );
});
