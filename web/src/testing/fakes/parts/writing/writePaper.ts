import { type Paper, paperFile } from '../../../../parts/writing/papers.ts';

/** Where there are no workers the page writes its papers itself. */
export function writePaper(paper: Paper): Promise<Blob> {
  return paperFile(paper);
}
