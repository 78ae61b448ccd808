import { setLetterhead } from '../../ui/print/letterhead.ts';
import { type Paper, paperFile } from './papers.ts';

/** The request of the page to its writer. */
export interface ToWriter {
  readonly paper: Paper;
  /** The address of the logo that papers bear. */
  readonly logo: string | null;
}

/** The answer of the writer. */
export type FromWriter = { readonly file: Blob } | { readonly failure: string };

self.onmessage = async ({ data }: MessageEvent<ToWriter>) => {
  setLetterhead(data.logo);
  const answer = await paperFile(data.paper).then(
    (file): FromWriter => ({ file }),
    (error: unknown): FromWriter => ({ failure: String(error) }),
  );
  self.postMessage(answer);
};
