import { useCallback } from 'react';
import { useToasts } from '../toasts/Toasts.tsx';
import { download } from './download.ts';

interface SavedFile {
  readonly name: string;
  /** With its article, for the message when it fails: `la credencial`. */
  readonly what: string;
  /** Everything that may fail belongs inside. Null where it was stopped: nothing is saved or said. */
  readonly write: () => Blob | Promise<Blob | null>;
  /** The hint meanwhile, when the printed sheet is needed now. */
  readonly meanwhile?: string;
}

/**
 * Writes a file and hands it over as a download; everything the app prints goes through here. A failure is
 * told in a message with the remedy, and the page stays unchanged. Answers whether it is saved.
 */
export function useFileSaver(): (file: SavedFile) => Promise<boolean> {
  const { add } = useToasts();
  return useCallback(
    async ({ name, what, write, meanwhile }) => {
      try {
        const file = await write();
        if (file === null) return false;
        download(file, name);
        return true;
      } catch (error) {
        console.warn(`${name} could not be written.`, error);
        add({
          severity: 'error',
          summary: `No pudimos preparar ${what}`,
          detail: [
            ...(meanwhile === undefined ? [] : [meanwhile]),
            'Revise su conexión e intente de nuevo; si vuelve a fallar, pruebe en otro equipo.',
          ].join(' '),
        });
        return false;
      }
    },
    [add],
  );
}
