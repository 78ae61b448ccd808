import { createRequire } from 'node:module';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { logoHeader, type Margins, printedLook } from '@asamblea/domain';
import type { DynamicContent, TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces';

type Drawn = Pick<TDocumentDefinitions, 'info' | 'pageSize' | 'content'> & {
  readonly pageMargins: Margins;
  /** Null or not said: none. */
  readonly footer?: DynamicContent | null;
};

let turn: Promise<unknown> = Promise.resolve();

/**
 * The paper as the browser draws it (`web/src/parts/writing/pdfFile.ts`), with the logo of the assembly, a PNG, over its
 * pages. One at a time, however many are asked for: the memory of one, and between two of them the process
 * answers others. The writer is loaded when a paper is asked for. Throws what the writer throws, and when one
 * takes longer than `patienceMillis`.
 */
export function pdfFile(
  paper: Drawn,
  logo: Uint8Array | null,
  patienceMillis = 20_000,
): Promise<Uint8Array> {
  const drawn = turn
    .then(() => setImmediate())
    .then(() => inTime(draw(paper, logo), patienceMillis));
  turn = drawn.catch(() => undefined);
  return drawn;
}

/** One that never ends keeps none of those behind it. */
async function inTime<T>(work: Promise<T>, patienceMillis: number): Promise<T> {
  const over = new AbortController();
  const late = setTimeout(patienceMillis, null, { signal: over.signal }).then(() => {
    throw new Error('A paper took too long.');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}

async function draw({ footer = null, ...paper }: Drawn, logo: Uint8Array | null) {
  const pdfMake = await openWriter();
  const drawing = pdfMake.createPdf({
    ...printedLook,
    ...paper,
    ...(footer === null ? {} : { footer }),
    ...(logo === null ? {} : logoHeader(pngUrl(logo), paper)),
  });
  return new Uint8Array(await drawing.getBuffer());
}

const pngUrl = (png: Uint8Array) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

/** Where its letters are is said by a module without types, of the old kind. */
const readModule = createRequire(import.meta.url);

/** With its own letters, and nothing else of this machine or of the network. */
async function openWriter() {
  const { default: pdfMake } = await import('pdfmake');
  const fonts: TFontDictionary = readModule('pdfmake/fonts/Roboto.js');
  const files: readonly unknown[] = Object.values(fonts.Roboto ?? {});
  pdfMake.setFonts(fonts);
  pdfMake.setUrlAccessPolicy(() => false);
  pdfMake.setLocalAccessPolicy((path) => files.includes(path));
  return pdfMake;
}
