import CheckIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopy';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';

/** The address that Zoom sends its notices to: to be pasted there, and opened by nobody. */
export function NoticeAddress({ path }: { readonly path: string }) {
  const [isCopied, setCopied] = useState(false);
  const { href } = new URL(path, window.location.origin);
  const copy = async () => {
    await navigator.clipboard.writeText(href);
    setCopied(true);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography color="textSecondary" variant="body2">
          Dirección para los avisos
        </Typography>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{href}</Typography>
        <Typography color="textSecondary" variant="body2">
          Péguela en su aplicación de Zoom, en las suscripciones a eventos: participante entró,
          participante salió y reunión terminada.
        </Typography>
      </Box>
      <Tooltip title={isCopied ? 'Dirección copiada' : 'Copiar la dirección'}>
        <IconButton
          aria-label="Copiar la dirección para los avisos"
          onClick={() => void copy()}
          onMouseLeave={() => setCopied(false)}
        >
          {isCopied ? <CheckIcon /> : <CopyIcon />}
        </IconButton>
      </Tooltip>
    </Box>
  );
}
