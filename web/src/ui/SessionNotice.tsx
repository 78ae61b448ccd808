import InfoIcon from '@mui/icons-material/InfoOutlined';
import PauseIcon from '@mui/icons-material/PauseCircleOutlined';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface SessionNoticeProps {
  readonly tone: 'info' | 'warning';
  readonly title: string;
  readonly text: string;
  /** A clock, where there is something to wait for. */
  readonly children?: ReactNode;
}

/** That the session is not under way, in the size of the screen around it. */
export function SessionNotice({ tone, title, text, children }: SessionNoticeProps) {
  const Icon = tone === 'warning' ? PauseIcon : InfoIcon;
  return (
    <Box role="status" sx={[band, { borderColor: `${tone}.main` }]}>
      <Icon aria-hidden color={tone} sx={{ fontSize: '1.4em' }} />
      <Box sx={{ minWidth: 0 }}>
        <strong>{title}.</strong> {keepTogether(text)} {children}
      </Box>
    </Box>
  );
}

/** An hour is never broken between «a.» and «m.». */
function keepTogether(text: string): string {
  return text.replace(/ ([ap])\. m\./gu, '\u00a0$1.\u00a0m.');
}

const band = {
  display: 'flex',
  gap: '0.6em',
  alignItems: 'flex-start',
  p: '0.5em 0.8em',
  border: '0.12em solid',
  borderRadius: '0.4em',
  bgcolor: 'background.paper',
  color: 'text.primary',
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
} as const;
