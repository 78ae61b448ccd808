import type { FromReader, ToReader } from './tableMessages.ts';

/** The reader of a file, away from the page. */
export interface Reader {
  readonly send: (message: ToReader) => void;
  readonly hear: (onMessage: (message: FromReader) => void, onCrash: () => void) => void;
  readonly stop: () => void;
}

/** A worker of our own origin, which our policy allows: libraries that make one of a text are refused by it. */
export function startReader(): Reader {
  const worker = new Worker(new URL('./tableWorker.ts', import.meta.url), { type: 'module' });
  return {
    send: (message) => {
      const transfer = message.kind === 'read' ? [message.bytes.buffer] : [];
      worker.postMessage(message, transfer);
    },
    hear: (onMessage, onCrash) => {
      worker.onmessage = ({ data }: MessageEvent<FromReader>) => onMessage(data);
      worker.onerror = onCrash;
      worker.onmessageerror = onCrash;
    },
    stop: () => worker.terminate(),
  };
}
