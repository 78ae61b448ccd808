import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentBytesAtMost } from './driveItem.ts';
import { missingPieces, pieceBytes, pieceSize, piecesOf } from './driveUpload.ts';

test('the pieces of any document are all of it, and none is larger than one travels', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: documentBytesAtMost }), (size) => {
      const sizes = Array.from({ length: piecesOf(size) }, (_, piece) => pieceSize(size, piece));
      expect(sizes.reduce((sum, one) => sum + one, 0)).toBe(size);
      for (const one of sizes) expect(one > 0 && one <= pieceBytes).toBe(true);
      expect(missingPieces({ size, received: [] })).toHaveLength(sizes.length);
    }),
  );
});

test('missing pieces are sent in order, whichever came first', () => {
  const size = 3 * pieceBytes + 1;
  expect(missingPieces({ size, received: [2, 0] })).toEqual([1, 3]);
  expect(missingPieces({ size, received: [3, 2, 1, 0] })).toEqual([]);
});
