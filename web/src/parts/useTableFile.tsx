import { formatCount } from '@asamblea/domain';
import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CheckedTable, TableFile, TableHints, TableSheet } from '../ui/tables/checkTable.ts';
import { tableOfSheet } from '../ui/tables/chooseSheet.ts';
import type { ReadingHow } from '../ui/tables/readTableFile.ts';
import type { ReadingProgress } from '../ui/tables/tableMessages.ts';
import { SheetChoice } from './SheetChoice.tsx';

/** How a page reads a file: each kind of table knows its titles. */
export type FileReading = (file: File, how: ReadingHow) => Promise<TableFile | null>;

type Shown =
  | { readonly kind: 'reading'; readonly name: string; readonly progress: ReadingProgress | null }
  | { readonly kind: 'asking'; readonly sheets: readonly TableSheet[] };

/** A reading shorter than this shows nothing of itself. */
const shownAfter = 500;

/**
 * Reads a file and asks for the sheet where it has several. `view` has how far it is, the way to stop it and the
 * question; what is read is null when it was stopped or no sheet was chosen.
 *
 * @param joining how the titles are known, where sheets may be joined: rows then say of which sheet they are
 */
export function useTableFile(reading: FileReading, joining: TableHints | null) {
  const [shown, setShown] = useState<Shown | null>(null);
  const current = useRef(new AbortController());
  const settle = useRef<(table: CheckedTable | null) => void>(() => undefined);
  useEffect(
    () => () => {
      current.current.abort();
      settle.current(null);
    },
    [],
  );

  async function read(file: File): Promise<CheckedTable | null> {
    current.current.abort();
    settle.current(null);
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    const show = (progress: ReadingProgress | null) => {
      if (!signal.aborted) setShown({ kind: 'reading', name: file.name, progress });
    };
    let isLong = false;
    const timer = setTimeout(() => {
      if (!isLong) show(null);
    }, shownAfter);
    const found = await reading(file, {
      signal,
      onProgress: (progress) => {
        isLong ||= progress.rows > 0;
        if (isLong) show(progress);
      },
    });
    clearTimeout(timer);
    if (signal.aborted) return null;
    setShown(null);
    if (found === null || !found.ok) return found;
    const [only, ...others] = found.sheets;
    if (only !== undefined && others.length === 0) return tableOfSheet(only, true);
    setShown({ kind: 'asking', sheets: found.sheets });
    return new Promise((resolve) => {
      settle.current = resolve;
    });
  }

  function answer(table: CheckedTable | null): void {
    current.current.abort();
    setShown(null);
    settle.current(table);
  }

  let view: ReactNode = null;
  if (shown?.kind === 'reading') {
    view = <ReadingLine {...shown} onCancel={() => answer(null)} />;
  } else if (shown?.kind === 'asking') {
    view = (
      <SheetChoice
        sheets={shown.sheets}
        joining={joining}
        onChoose={answer}
        onClose={() => answer(null)}
      />
    );
  }
  return { read, view };
}

interface ReadingLineProps {
  readonly name: string;
  readonly progress: ReadingProgress | null;
  readonly onCancel: () => void;
}

function ReadingLine({ name, progress, onCancel }: ReadingLineProps) {
  return (
    <Box sx={{ mt: 2 }}>
      <LinearProgress aria-label={`Leyendo ${name}`} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}>
        <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
          Leyendo {name}…{sayProgress(progress)}
        </Typography>
        <Button onClick={onCancel}>Dejar de leer</Button>
      </Box>
    </Box>
  );
}

function sayProgress(progress: ReadingProgress | null): string {
  if (progress === null || progress.rows === 0) return '';
  const sheet = progress.sheet === '' ? '' : `hoja «${progress.sheet}», `;
  return ` ${sheet}${formatCount(progress.rows)} filas`;
}
