import { type ActaDraft, actaPaper } from '@asamblea/domain';
import { pdfFile } from '../../ui/pdfFile.ts';

/** The draft as printed pages, as the server draws them once they are fixed. */
export function actaPdf(draft: ActaDraft): Promise<Blob> {
  return pdfFile(actaPaper(draft, null));
}
