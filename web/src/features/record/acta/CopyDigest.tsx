import CheckIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopy';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';

interface CopyDigestProps {
  readonly digest: string;
  /** The number of its version. */
  readonly of: number;
}

/** How the digest of a version begins, as its pages say it, and a button that copies it whole. */
export function CopyDigest({ digest, of }: CopyDigestProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(digest);
    setCopied(true);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" color="textSecondary">
        Huella {digest.slice(0, 8)}…
      </Typography>
      <Tooltip title={isCopied ? 'Huella copiada' : 'Copiar la huella'}>
        <IconButton
          aria-label={`Copiar la huella de la versión ${of}`}
          onClick={() => void copy()}
          onMouseLeave={() => setCopied(false)}
        >
          {isCopied ? <CheckIcon /> : <CopyIcon />}
        </IconButton>
      </Tooltip>
    </Box>
  );
}
