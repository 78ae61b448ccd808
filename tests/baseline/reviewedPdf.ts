import type { Reviewed } from './reviewedFinding.ts';

const asked = (feature: string, uses: number | null, reason: string): Reviewed =>
  uses === null ? { feature, reason } : { feature, uses, reason };
const own = (feature: string): Reviewed => ({
  feature,
  reason: "A field or function of that name of pdf.js, not the browser's.",
});

/** Of pdf.js, which draws a document once somebody opens one; without it the document is kept with its button. */
export const reviewedPdf: readonly Reviewed[] = [
  ...['.try', '.with', 'Promise.withResolvers', 'Promise.try'].map((feature) =>
    asked(feature, null, 'The legacy build of pdf.js brings it along where it is missing.'),
  ),
  asked(
    'OffscreenCanvas',
    18,
    'pdf.js looks with typeof, and draws on a canvas of the page without.',
  ),
  asked('ImageDecoder', 6, 'pdf.js looks with typeof, and decodes by itself without.'),
  asked('ImageDecoder.isTypeSupported', 2, 'Only where ImageDecoder is.'),
  asked('AbortSignal.any', 3, 'Of the editor of pdf.js, which is never opened.'),
  asked('.fontBoundingBoxAscent', 1, 'Of the layer of letters of pdf.js, which is not drawn.'),
  asked('.fontBoundingBoxDescent', 1, 'The same.'),
  asked('.ariaHasPopup', 1, 'Of the notes of pdf.js, which are not drawn.'),
  asked('.unicodeSets', 1, 'pdf.js reads undefined, and goes on.'),
  asked('Uint8Array.fromBase64', 2, 'pdf.js looks for it first.'),
  asked('DecompressionStream', 1, 'pdf.js unpacks by itself where it fails.'),
  asked('CompressionStream', 1, 'pdf.js writes unpacked where it fails; nothing is written.'),
  asked('.grow', 1, 'Of the memory of WebAssembly; one that does not grow is caught.'),
  ...['.serializable', '.getMetadata', '.letterSpacing', '.union', '.hand', '.fontKerning'].map(
    own,
  ),
];
