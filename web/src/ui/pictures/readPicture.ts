import type { Size } from './placePicture.ts';

/** A picture that the browser has read and can paint. */
export interface Picture extends Size {
  readonly source: CanvasImageSource;
  /** Where an element can show it, while the page lives. */
  readonly url: string;
}

export type PictureProblem = 'too-large' | 'not-read';

export const pictureProblems: Readonly<Record<PictureProblem, string>> = {
  'too-large': 'La imagen pesa más de 10 MB, o tiene demasiados puntos. Elija una más pequeña.',
  'not-read': 'No pudimos leer esa imagen. Elija una en PNG, JPG, WebP o SVG.',
};

const bytesAtMost = 10 * 1024 * 1024;
const pixelsAtMost = 50_000_000;
/** An SVG may not say its size: any will do, because it is drawn anew. */
const sizeless = 1024;

/** The type of the content itself; its name and the claim of the system may lie. */
export function pictureTypeOf(bytes: Uint8Array): string | null {
  const text = String.fromCharCode(...bytes.subarray(0, 1024));
  if (text.startsWith('\u0089PNG\r\n')) return 'image/png';
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  return /^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)[\s\S]*$/iu.test(text) &&
    text.includes('<svg')
    ? 'image/svg+xml'
    : null;
}

/**
 * Reads a picture of the disk. An SVG is only ever an image, where nothing in it runs, and only its points go
 * on from here.
 */
export async function readPicture(file: Blob): Promise<Picture | PictureProblem> {
  if (file.size > bytesAtMost) return 'too-large';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = pictureTypeOf(bytes);
  if (type === null) return 'not-read';
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const source = new Image();
  source.src = url;
  try {
    await source.decode();
  } catch {
    URL.revokeObjectURL(url);
    return 'not-read';
  }
  const { naturalWidth, naturalHeight } = source;
  if (naturalWidth * naturalHeight > pixelsAtMost) return 'too-large';
  const isSizeless = naturalWidth === 0 || naturalHeight === 0;
  const [width, height] = isSizeless ? [sizeless, sizeless] : [naturalWidth, naturalHeight];
  return { source, url, width, height };
}
