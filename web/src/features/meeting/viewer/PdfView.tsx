import BackIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import LargerIcon from '@mui/icons-material/ZoomIn';
import SmallerIcon from '@mui/icons-material/ZoomOut';
import { Box, IconButton, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/device/VisuallyHidden.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';

interface PdfViewProps {
  readonly content: Blob;
  readonly name: string;
}

type Opened = Awaited<ReturnType<typeof import('./openPdf.ts')['openPdf']>>;

const zooms = [1, 1.5, 2, 3] as const;
const widthAtMost = 1_000;

/** A PDF page by page, drawn by us: nothing of it runs. Where it cannot be drawn it says to keep it. */
export function PdfView({ content, name }: PdfViewProps) {
  const { pdf, isBroken } = useOpened(content);
  const [number, setNumber] = useState(1);
  const [zoom, setZoom] = useState(0);
  if (isBroken) return <Typography>No pudimos mostrarlo aquí. Descárguelo para leerlo.</Typography>;
  if (pdf === null) return <Loading shape="cards" />;
  const pages = pdf.numPages;
  return (
    <>
      <Box sx={bar}>
        <IconButton
          aria-label="Página anterior"
          disabled={number === 1}
          onClick={() => setNumber(number - 1)}
          sx={touch}
        >
          <BackIcon />
        </IconButton>
        <Typography role="status">{`Página ${number} de ${pages}`}</Typography>
        <IconButton
          aria-label="Página siguiente"
          disabled={number === pages}
          onClick={() => setNumber(number + 1)}
          sx={touch}
        >
          <NextIcon />
        </IconButton>
        <IconButton
          aria-label="Más pequeño"
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
          sx={touch}
        >
          <SmallerIcon />
        </IconButton>
        <IconButton
          aria-label="Más grande"
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
          sx={touch}
        >
          <LargerIcon />
        </IconButton>
      </Box>
      <PdfPage pdf={pdf} number={number} zoom={zooms[zoom] ?? 1} name={name} />
    </>
  );
}

interface PdfPageProps {
  readonly pdf: Opened;
  readonly number: number;
  readonly zoom: number;
  readonly name: string;
}

function PdfPage({ pdf, number, zoom, name }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState('');
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let isOver = false;
    const target = canvas.current;
    if (target === null) return;
    const room = Math.min(frame.current?.clientWidth ?? widthAtMost, widthAtMost);
    const width = room * zoom;
    target.style.width = `${width}px`;
    const draw = async () => {
      const { drawPage } = await import('./openPdf.ts');
      const sheet = document.createElement('canvas');
      const said = await drawPage(pdf, number, {
        canvas: sheet,
        width: width * Math.min(devicePixelRatio, 2),
      });
      if (isOver) return;
      target.width = sheet.width;
      target.height = sheet.height;
      target.getContext('2d')?.drawImage(sheet, 0, 0);
      setWords(said);
      setBroken(false);
    };
    draw().catch(() => {
      if (!isOver) setBroken(true);
    });
    return () => {
      isOver = true;
    };
  }, [pdf, number, zoom]);
  return (
    <Box
      ref={frame}
      tabIndex={0}
      role="region"
      aria-label={`${name}, página ${number}`}
      sx={sheetLook}
    >
      {isBroken && (
        <Typography>No pudimos mostrar esta página. Descárguelo para leerla.</Typography>
      )}
      <canvas ref={canvas} aria-hidden />
      <VisuallyHidden>{words}</VisuallyHidden>
    </Box>
  );
}

function useOpened(content: Blob) {
  const [pdf, setPdf] = useState<Opened | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let isOver = false;
    let opened: Opened | null = null;
    const open = async () => {
      const { openPdf } = await import('./openPdf.ts');
      opened = await openPdf(content);
      if (isOver) void opened.destroy();
      else setPdf(opened);
    };
    open().catch(() => {
      if (!isOver) setBroken(true);
    });
    return () => {
      isOver = true;
      void opened?.destroy();
    };
  }, [content]);
  return { pdf, isBroken };
}

const bar = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5, mb: 1 } as const;
const touch = { width: 48, height: 48 } as const;
const sheetLook = {
  overflow: 'auto',
  maxHeight: '85vh',
  border: '1px solid',
  borderColor: 'divider',
} as const;
