import SilentIcon from '@mui/icons-material/VolumeOffOutlined';
import SoundIcon from '@mui/icons-material/VolumeUpOutlined';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { useMay } from '../../../firebase/session/useMay.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { StateChip } from '../../../ui/frames/StateChip.tsx';
import type { CaptureEntry, EntryState } from './captureEntry.ts';
import { isSilent, keepSilent } from './captureSound.ts';
import type { Captures } from './useCaptures.ts';

/** The last captures of this table, each with its outcome and the way to take it back. */
export function RecentCaptures({ captures }: { readonly captures: Captures }) {
  const { entries, undo, retry } = captures;
  const mayCorrect = useMay('correctVotes');
  const [silent, setSilent] = useState(isSilent);
  return (
    <Box component="section" aria-label="Últimas capturas">
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h4" component="h3">
          Últimas capturas
        </Typography>
        <Tooltip title={silent ? 'Activar el sonido' : 'Silenciar'}>
          <IconButton
            aria-label={silent ? 'Activar el sonido' : 'Silenciar'}
            onClick={() => {
              keepSilent(!silent);
              setSilent(!silent);
            }}
          >
            {silent ? <SilentIcon /> : <SoundIcon />}
          </IconButton>
        </Tooltip>
      </Box>
      {entries.length === 0 && (
        <Typography color="textSecondary">
          Aquí aparecerá lo que registre, con un botón para deshacerlo.
        </Typography>
      )}
      <Box component="ol" aria-live="polite" sx={list}>
        {entries.map((entry) => (
          <Box component="li" key={entry.id} sx={row}>
            <EntryText entry={entry} />
            {entry.state === 'lost' && (
              <BusyButton size="small" onPress={() => retry(entry)}>
                Reintentar
              </BusyButton>
            )}
            {mayCorrect && entry.counted.length > 0 && (
              <BusyButton size="small" onPress={() => undo(entry)}>
                Deshacer
              </BusyButton>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function EntryText({ entry: { title, state, lines } }: { readonly entry: CaptureEntry }) {
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        <StateChip {...chips[state]} />
      </Box>
      {lines.map((line) => (
        <Typography
          key={line}
          variant="body2"
          color={state === 'done' ? 'textPrimary' : 'textSecondary'}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {line}
        </Typography>
      ))}
    </Box>
  );
}

const chips: Readonly<Record<EntryState, Parameters<typeof StateChip>[0]>> = {
  sending: { label: 'Enviando', tone: 'info' },
  done: { label: 'Guardado', tone: 'success' },
  partial: { label: 'En parte', tone: 'warning' },
  refused: { label: 'No se contó', tone: 'critical' },
  lost: { label: 'Sin respuesta', tone: 'warning' },
  undone: { label: 'Deshecho', tone: 'neutral' },
};

const list = { listStyle: 'none', m: 0, mt: 1, p: 0 } as const;
const row = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
