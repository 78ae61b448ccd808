import { readBytes } from './readBytes.ts';
import type { FromReader, ToReader } from './tableMessages.ts';

/** Reads one file away from the page: a large one would keep it from answering. */
let chosen: (separator: string) => void = () => undefined;

addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
  if (data.kind === 'separator') {
    chosen(data.separator);
    return;
  }
  const say = (message: FromReader) => postMessage(message);
  void readBytes(data, {
    say,
    askSeparator: (heads) => {
      say({ kind: 'heads', heads });
      return new Promise((resolve) => {
        chosen = resolve;
      });
    },
  });
});
