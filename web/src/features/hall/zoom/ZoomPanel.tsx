import PlayIcon from '@mui/icons-material/PlayArrow';
import { Box, Button, Typography, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { ZoomFrame } from './ZoomFrame.tsx';
import { ZoomOwnLink } from './ZoomOwnLink.tsx';

interface ZoomPanelProps {
  /** Whether the assembly lets it be seen in the room. */
  readonly inPage: boolean;
}

/**
 * One's own way into the meeting at Zoom. In the room it is only where there is width for it beside the ballot:
 * what Zoom draws in a page is made for desktops. Nothing of it is fetched until somebody presses.
 */
export function ZoomPanel({ inPage }: ZoomPanelProps) {
  const isWide = useMediaQuery('(min-width:900px)');
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="section" aria-label="Videollamada en Zoom" sx={{ px: 2, pt: 1 }}>
      {isOpen && <ZoomFrame onClose={() => setOpen(false)} />}
      {!isOpen && inPage && isWide && (
        <>
          <Button
            variant="outlined"
            fullWidth
            startIcon={<PlayIcon />}
            onClick={() => setOpen(true)}
            sx={{ minHeight: 48 }}
          >
            Ver la videollamada aquí
          </Button>
          <ZoomOwnLink label="Abrir en Zoom" size="small" sx={{ minHeight: 44 }} />
        </>
      )}
      {!isOpen && !(inPage && isWide) && (
        <>
          <ZoomOwnLink
            label="Abrir la videollamada"
            variant="outlined"
            fullWidth
            sx={{ minHeight: 48 }}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            Se abre aparte, con un enlace solo para usted. Vuelva a esta página para votar.
          </Typography>
        </>
      )}
    </Box>
  );
}
