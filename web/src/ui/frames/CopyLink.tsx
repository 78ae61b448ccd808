import CheckIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopy';
import { Box, IconButton, Link, Tooltip } from '@mui/material';
import { useState } from 'react';

export interface CopyLinkProps {
  readonly href: string;
  readonly label: string;
  readonly hint: string;
}

/** A page that opens apart, with a button that copies its whole address. */
export function CopyLink({ href, label, hint }: CopyLinkProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(href, window.location.origin).href);
    setCopied(true);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Box sx={{ minWidth: 0 }}>
        <Link href={href} target="_blank" rel="noreferrer" sx={link}>
          {label}
        </Link>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{hint}</Box>
      </Box>
      <Tooltip title={isCopied ? 'Dirección copiada' : 'Copiar la dirección'}>
        <IconButton
          aria-label={`Copiar la dirección de ${label}`}
          onClick={() => void copy()}
          onMouseLeave={() => setCopied(false)}
        >
          {isCopied ? <CheckIcon /> : <CopyIcon />}
        </IconButton>
      </Tooltip>
    </Box>
  );
}

/** As tall as a finger, with its words where they were. */
const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  fontWeight: 600,
} as const;
