import { letterheadAddress } from '../../ui/print/letterhead.ts';
import type { Paper } from './papers.ts';
import type { FromWriter, ToWriter } from './paperWorker.ts';

/**
 * Writes a paper away from the page, which goes on answering meanwhile: ten thousand rows are twenty seconds
 * of a PDF. Null when the signal stopped it.
 */
export function writePaper(paper: Paper, signal: AbortSignal): Promise<Blob | null> {
  const worker = new Worker(new URL('./paperWorker.ts', import.meta.url), { type: 'module' });
  const written = new Promise<Blob | null>((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
    worker.onmessage = ({ data }: MessageEvent<FromWriter>) => {
      if ('file' in data) resolve(data.file);
      else reject(new Error(data.failure));
    };
    worker.onerror = ({ message }) => reject(new Error(message || 'The writer fell.'));
    worker.onmessageerror = () => reject(new Error('The writer was not understood.'));
    const asked: ToWriter = { paper, logo: letterheadAddress() };
    worker.postMessage(asked);
  });
  return written.finally(() => worker.terminate());
}
