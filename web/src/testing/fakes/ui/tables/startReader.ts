import { readBytes } from '../../../../ui/tables/readBytes.ts';
import type { Reader } from '../../../../ui/tables/startReader.ts';
import type { FromReader } from '../../../../ui/tables/tableMessages.ts';

/** Reads as the worker does, where there are none. */
export function startReader(): Reader {
  let say: (message: FromReader) => void = () => undefined;
  let chosen: (separator: string) => void = () => undefined;
  return {
    send: (message) => {
      if (message.kind === 'separator') {
        chosen(message.separator);
        return;
      }
      void readBytes(message, {
        say: (said) => say(said),
        askSeparator: (heads) =>
          new Promise((resolve) => {
            chosen = resolve;
            say({ kind: 'heads', heads });
          }),
      });
    },
    hear: (onMessage) => {
      say = onMessage;
    },
    stop: () => {
      say = () => undefined;
    },
  };
}
