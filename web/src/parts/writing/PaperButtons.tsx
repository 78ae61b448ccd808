import type { LocalDate } from '@asamblea/domain';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useDownload } from '../useDownload.ts';
import type { Paper } from './papers.ts';
import { writePaper } from './writePaper.ts';

export interface PaperWriter {
  /** `Word` */
  readonly label: string;
  readonly ending: string;
  readonly paper: () => Paper;
}

interface PaperButtonsProps {
  readonly writers: readonly PaperWriter[];
  /** The beginning of the file's name. */
  readonly name: string;
  /** The day that the file is about, if it is not about now. */
  readonly on?: LocalDate | undefined;
  /** With its article: `el acta`. */
  readonly what: string;
  readonly variant: 'outlined' | 'contained';
}

/** Most papers are written sooner than this, and say nothing of it. */
const toldAfter = 1_500;

/** The files of one thing. One is written at a time; what takes long says so, and can be stopped. */
export function PaperButtons({ writers, name, on, what, variant }: PaperButtonsProps) {
  const save = useDownload();
  const writing = useRef<AbortController | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [isLong, setLong] = useState(false);
  /** The button that began what was cancelled: the one that cancelled it goes away with its focus. */
  const begun = useRef<HTMLButtonElement | null>(null);
  const [wasCancelled, setCancelled] = useState(false);
  useEffect(() => () => writing.current?.abort(), []);
  useEffect(() => {
    if (wasCancelled && busy === null) begun.current?.focus();
  }, [wasCancelled, busy]);

  async function write({ ending, paper }: PaperWriter, button: HTMLButtonElement) {
    if (writing.current !== null) return;
    const stop = new AbortController();
    writing.current = stop;
    begun.current = button;
    setCancelled(false);
    setBusy(ending);
    const timer = setTimeout(() => setLong(true), toldAfter);
    await save({
      kind: name,
      ...(on === undefined ? {} : { on }),
      ending,
      what,
      write: () => writePaper(paper(), stop.signal),
    });
    clearTimeout(timer);
    writing.current = null;
    setBusy(null);
    setLong(false);
    setCancelled(stop.signal.aborted);
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {writers.map((writer) => (
        <Button
          key={writer.ending}
          variant={variant}
          startIcon={<DownloadIcon />}
          aria-label={labelOf(what, writer.label)}
          disabled={busy !== null && busy !== writer.ending}
          loading={busy === writer.ending}
          loadingPosition="start"
          onClick={({ currentTarget }) => void write(writer, currentTarget)}
        >
          {writer.label}
        </Button>
      ))}
      {isLong && (
        <>
          <Typography role="status" variant="body2">
            Preparando {what}. Puede seguir usando la página.
          </Typography>
          <Button onClick={() => writing.current?.abort()}>Cancelar</Button>
        </>
      )}
    </Box>
  );
}

/** `Descargar el acta en Word`; of a page that is one report, `Descargar en Excel`. */
function labelOf(what: string, label: string): string {
  return what === 'el archivo' ? `Descargar en ${label}` : `Descargar ${what} en ${label}`;
}
