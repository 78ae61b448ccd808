import { refuseFile, type TableFile, type TableHints, type TableSheet } from './checkTable.ts';
import { chooseSeparator } from './parseTable.ts';
import { type Reader, startReader } from './startReader.ts';
import type { FromReader, ReadingProgress } from './tableMessages.ts';

export interface ReadingHow {
  /** Stops it. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ReadingProgress) => void;
  /** The function that starts a reader, where it is not a worker of the page. */
  readonly start?: typeof startReader;
}

/** The most that one request may carry, with room for the rest of it. */
const bytesAtMost = 8_000_000;
/** Longer than any step of a reading takes on a slow phone. */
const silenceAtMost = 30_000;

/**
 * Reads a table as administrators save it: text in any encoding, or a workbook. It always ends: with the sheets,
 * with why not, or with null when it was stopped.
 */
export async function readTableFile(
  file: File,
  hints: TableHints,
  how: ReadingHow = {},
): Promise<TableFile | null> {
  if (file.size > bytesAtMost) {
    return refuseFile('El archivo pesa más de 8 MB. Deje solo la hoja que hace falta.');
  }
  const bytes = await file.arrayBuffer().catch(() => null);
  if (how.signal?.aborted === true) return null;
  if (bytes === null) return refuseFile(unreadable);
  const reader = startOrNone(how.start ?? startReader);
  if (reader === null) return refuseFile(crashed);
  return new Promise((resolve) => {
    const end = (found: TableFile | null) => {
      clearTimeout(timer);
      how.signal?.removeEventListener('abort', stop);
      reader.stop();
      resolve(found);
    };
    const stop = () => end(null);
    const late = () => end(refuseFile(tooLate));
    let timer = setTimeout(late, silenceAtMost);
    how.signal?.addEventListener('abort', stop);
    const take = gather(hints, {
      answer: (separator) => reader.send({ kind: 'separator', separator }),
      onProgress: how.onProgress ?? (() => undefined),
      end,
    });
    reader.hear(
      (message) => {
        clearTimeout(timer);
        timer = setTimeout(late, silenceAtMost);
        take(message);
      },
      () => end(refuseFile(crashed)),
    );
    reader.send({ kind: 'read', bytes: new Uint8Array(bytes), name: file.name });
  });
}

/** A browser may have no workers left to give. */
function startOrNone(start: typeof startReader): Reader | null {
  try {
    return start();
  } catch {
    return null;
  }
}

interface Gathering {
  readonly answer: (separator: string) => void;
  readonly onProgress: (progress: ReadingProgress) => void;
  readonly end: (found: TableFile) => void;
}

/** Puts together what the reader says, piece by piece. */
function gather(hints: TableHints, { answer, onProgress, end }: Gathering) {
  const sheets: (TableSheet & { readonly rows: (readonly string[])[] })[] = [];
  return (message: FromReader): void => {
    switch (message.kind) {
      case 'progress':
        onProgress(message.progress);
        break;
      case 'heads':
        answer(chooseSeparator(message.heads, hints));
        break;
      case 'sheet':
        sheets.push({ ...message.sheet, rows: [] });
        break;
      case 'rows':
        sheets.at(-1)?.rows.push(...message.rows);
        break;
      case 'refused':
        end(refuseFile(message.message));
        break;
      case 'done':
        end({ ok: true, sheets });
        break;
    }
  };
}

const unreadable =
  'No pudimos leer el archivo. Vuelva a elegirlo; si está abierto, ciérrelo antes.';
const crashed =
  'No pudimos terminar de leer el archivo. Recargue la página e inténtelo de nuevo, o guárdelo como CSV.';
const tooLate =
  'El archivo tarda demasiado en abrirse. Deje solo la hoja que hace falta, guárdelo como CSV y cárguelo.';
