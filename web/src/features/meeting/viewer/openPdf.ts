import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import PdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker';

/** Reads a PDF in a worker of our own origin. Scripts in the file are not run: only its drawing is read. */
export async function openPdf(content: Blob): Promise<PDFDocumentProxy> {
  GlobalWorkerOptions.workerPort ??= new PdfWorker();
  const data = new Uint8Array(await content.arrayBuffer());
  return getDocument({ data, isEvalSupported: false, enableXfa: false }).promise;
}

/** Draws a page as wide as asked, in pixels of the screen, and gives its text, for people who listen to it. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  { canvas, width }: { readonly canvas: HTMLCanvasElement; readonly width: number },
): Promise<string> {
  const page = await pdf.getPage(number);
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const canvasContext = canvas.getContext('2d');
  if (canvasContext === null) throw new Error('There is nothing to draw on.');
  await page.render({ canvasContext, viewport }).promise;
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}
