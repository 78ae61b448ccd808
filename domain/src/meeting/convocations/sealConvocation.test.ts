import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noticeOf } from '../../testing/composingFactsOf.ts';
import { isIntact, noticeDigest, sealedTextOf } from './sealConvocation.ts';

const annex = {
  ...{ entryId: 'e1', name: 'Presupuesto.pdf', versionId: 'v1', digest: 'ab' },
  ...{ type: 'application/pdf', size: 10 },
};

test('the seal is the SHA-256 of its text in UTF-8, whatever letters it has', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const notice = noticeOf({ text });
      const other = createHash('sha256').update(sealedTextOf(notice), 'utf8').digest('hex');
      expect(noticeDigest(notice)).toBe(other);
    }),
  );
});

test('a letter more, less or otherwise anywhere in the text breaks the seal', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.nat(),
      fc.string({ minLength: 1 }),
      (text, at, put) => {
        const place = at % text.length;
        const other = `${text.slice(0, place)}${put}${text.slice(place + 1)}`;
        fc.pre(other !== text);
        const sealed = { ...noticeOf({ text }), digest: noticeDigest(noticeOf({ text })) };
        expect(isIntact(sealed)).toBe(true);
        expect(isIntact({ ...sealed, text: other })).toBe(false);
      },
    ),
  );
});

test.each([
  { subject: 'Convocatoria ' },
  { number: 2 },
  { kind: 'correction' as const },
  { corrects: 'n0' },
  { changes: 'Otra sala.' },
  { startsAt: 1 },
  { secondCallAt: null },
  { place: 'Salón' },
  { channel: 'hall' as const },
  { sentOn: '2027-03-02' },
  { points: ['Informe'] },
  { meetingKind: 'ordinary' as const },
  { caller: 'president' as const },
  { means: 'cartelera' },
  { annexes: [annex] },
  { annexes: [{ ...annex, digest: 'ac' }] },
])('and so does another %o', (change) => {
  const sealed = { ...noticeOf(), digest: noticeDigest(noticeOf()) };
  expect(isIntact({ ...sealed, ...change })).toBe(false);
});

test('a fact cannot pass for another one: a line of the text is not a line of the facts', () => {
  const one = noticeOf({ annexes: [], text: 'aviso: 1' });
  const other = noticeOf({ annexes: [annex], text: 'aviso: 1' });
  expect(sealedTextOf(one)).not.toBe(sealedTextOf(other));
  expect(sealedTextOf(noticeOf({ place: 'a"\nsale: 1' })).split('\n')).toHaveLength(
    sealedTextOf(noticeOf()).split('\n').length,
  );
});

test('a notice from before its agenda was kept has the seal that it had', () => {
  expect(noticeDigest(noticeOf())).toBe(
    'dc0ce8f3d84ecc096c1cac320c3027d8949915806ce530ef720eb43c7f0238de',
  );
});
