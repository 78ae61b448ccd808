import type { ScriptLine, ScriptState } from '@asamblea/domain';
import CloseIcon from '@mui/icons-material/Close';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Dialog, IconButton, Typography } from '@mui/material';
import { useId } from 'react';
import { useDownload } from '../../../../parts/useDownload.ts';
import { pdfFile } from '../../../../parts/writing/pdfFile.ts';
import { useWakeLock } from '../../../../ui/device/useWakeLock.ts';
import { VisuallyHidden } from '../../../../ui/device/VisuallyHidden.tsx';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { scriptPaper } from './scriptPaper.ts';

interface ScriptDialogProps {
  readonly assemblyName: string;
  readonly lines: readonly ScriptLine[];
  readonly onClose: () => void;
}

/** The present line in letters to read standing up, and under it the earlier and later ones. */
export function ScriptDialog({ assemblyName, lines, onClose }: ScriptDialogProps) {
  const id = useId();
  const save = useDownload();
  useWakeLock();
  const now = lines.find(({ state }) => state === 'now') ?? null;
  const print = () =>
    save({
      kind: 'guion',
      ending: 'pdf',
      what: 'el guion',
      write: () => pdfFile(scriptPaper(assemblyName, lines)),
    });
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={id}>
      <Box sx={header}>
        <Typography id={id} variant="h2">
          Guion
        </Typography>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <BusyButton variant="outlined" startIcon={<PrintIcon />} onPress={print}>
            Imprimir
          </BusyButton>
          <IconButton aria-label="Cerrar el guion" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Box>
      </Box>
      <Box sx={page}>
        <Box role="status" sx={nowBox}>
          <Typography color="textSecondary">
            {now === null ? 'La reunión terminó' : `Lea ahora · ${now.moment}`}
          </Typography>
          <Typography sx={aloud}>{now?.text ?? 'No queda nada por leer.'}</Typography>
        </Box>
        <Box component="ol" sx={list}>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </Box>
      </Box>
    </Dialog>
  );
}

const said: Readonly<Record<ScriptState, string>> = {
  said: 'ya se leyó',
  now: 'se lee ahora',
  later: 'después',
};

function Line({ line }: { readonly line: ScriptLine }) {
  const { moment, text, state } = line;
  return (
    <Box
      component="li"
      aria-current={state === 'now' ? 'step' : undefined}
      sx={[row, state === 'said' && past, state === 'now' && current]}
    >
      <Box component="strong" sx={{ display: 'block' }}>
        {moment}
        <VisuallyHidden>: {said[state]}</VisuallyHidden>
      </Box>
      {text}
    </Box>
  );
}

const header = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  px: { xs: 2, sm: 4 },
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const page = {
  px: { xs: 2, sm: 4 },
  py: 3,
  maxWidth: 1100,
  width: '100%',
  mx: 'auto',
  boxSizing: 'border-box',
} as const;
const nowBox = { borderLeft: 6, borderColor: 'primary.main', pl: { xs: 2, sm: 3 }, mb: 4 } as const;
const aloud = {
  fontSize: { xs: '1.5rem', sm: '2.25rem' },
  lineHeight: 1.35,
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const;
const list = { listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 } as const;
const row = { overflowWrap: 'anywhere', pl: 2, borderLeft: 3, borderColor: 'divider' } as const;
const past = { color: 'text.secondary' } as const;
const current = { borderColor: 'primary.main' } as const;
