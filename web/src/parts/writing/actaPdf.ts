import { type ActaDraft, actaPaper } from '@asamblea/domain';
import { pdfFile } from './pdfFile.ts';

/** The draft as printed pages, as the server draws them once they are fixed, with the mark of the seal of now. */
export function actaPdf(draft: ActaDraft, sealMark?: string): Promise<Blob> {
  const mark = sealMark === undefined ? {} : { sealMark };
  return pdfFile(actaPaper(draft, { number: null, ...mark }));
}
