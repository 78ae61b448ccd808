import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { asciiText, readSealMark, sealMark } from '@asamblea/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inflate } from '../src/bytes/inflate.ts';
import { sha256 } from '../src/bytes/sha256.ts';
import { canonical } from '../src/text/canonical.ts';
import { readMark, sayMark } from '../src/text/mark.ts';

const bytes = fc.uint8Array({ maxLength: 400 });

test('SHA-256 of any bytes is that of every other program', () => {
  fc.assert(
    fc.property(bytes, (some) => {
      expect(sha256(some)).toBe(createHash('sha256').update(some).digest('hex'));
    }),
  );
  expect(sha256('¿á?')).toBe(createHash('sha256').update('¿á?').digest('hex'));
});

test('compressed bytes come back whole, however they were compressed', () => {
  const repeated = fc
    .tuple(bytes, fc.integer({ min: 1, max: 300 }))
    .map(([some, times]) => Buffer.concat(Array.from({ length: times }, () => some)));
  fc.assert(
    fc.property(fc.oneof(bytes, repeated), fc.constantFrom(0, 1, 6, 9), (some, level) => {
      const packed = deflateRawSync(some, { level });
      expect(Buffer.from(inflate(packed, some.length)).equals(Buffer.from(some))).toBe(true);
    }),
    { numRuns: 200 },
  );
  const fixed = deflateRawSync(Buffer.from('aaaa bbbb aaaa'), { strategy: 4 });
  expect(new TextDecoder().decode(inflate(fixed, 14))).toBe('aaaa bbbb aaaa');
});

test('bytes of another size, cut or of noise are refused and never hang', () => {
  const packed = deflateRawSync(Buffer.alloc(1_000_000));
  expect(() => inflate(packed, 10)).toThrow('dañado');
  expect(() => inflate(packed, 2_000_000)).toThrow('dañado');
  expect(() => inflate(packed.subarray(0, 20), 1_000_000)).toThrow('dañado');
  fc.assert(
    fc.property(bytes, (noise) => {
      try {
        expect(inflate(noise, 50).length).toBe(50);
      } catch (error) {
        expect(error).toMatchObject({ name: 'Broken' });
      }
    }),
  );
});

test('the text that is hashed is the one that the program hashes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonical(value)).toBe(asciiText(value));
    }),
  );
});

test('a mark is said and read as the program does, however it was typed', () => {
  const hash = fc.stringMatching(/^[0-9a-f]{64}$/u);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), hash, (block, text) => {
      const mark = sealMark({ block, hash: text });
      expect(sayMark(block, text)).toBe(mark);
      const typed = ` ${mark
        .toLowerCase()
        .replaceAll('0', 'o')
        .replaceAll('1', 'l')
        .replace(/^[^-]+/u, `${block}`)} `;
      expect(readMark(typed)).toEqual(readSealMark(typed));
    }),
  );
  for (const typed of ['', '14', 'x-7K2M-Q0XD-9RTV-0A1B', '14-7K2M', '14-UUUU-UUUU-UUUU-UUUU']) {
    expect(readMark(typed)).toBeNull();
  }
});
