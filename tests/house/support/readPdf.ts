import { getDocumentProxy } from 'unpdf';

/** A stretch of a page, in points from its lower left corner. */
export interface PaperText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PaperPage {
  readonly width: number;
  readonly height: number;
  /** In the order in which they were written. */
  readonly texts: readonly PaperText[];
}

/** Opens a printed file as a reader does, knowing nothing of its writer. */
export async function readPdf(file: Blob): Promise<readonly PaperPage[]> {
  const data = new Uint8Array(await file.arrayBuffer());
  const document = await getDocumentProxy(data, { verbosity: 0 });
  const pages: PaperPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , , x = 0, y = 0]: readonly number[] = item.transform;
      return [{ text: item.str, x, y, width: item.width, height: item.height }];
    });
    pages.push({ width, height, texts });
  }
  await document.cleanup();
  return pages;
}
