import { vi } from 'vitest';
import { type Paper, paperFile } from '../../../../parts/writing/papers.ts';

/** Where there are no workers the page writes its papers itself. */
export const writePaper = vi.fn(
  (paper: Paper, _signal: AbortSignal): Promise<Blob | null> => paperFile(paper),
);
