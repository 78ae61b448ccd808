import { Chip } from '@mui/material';
import type { ReactElement } from 'react';

export type StateTone = 'neutral' | 'info' | 'success' | 'warning' | 'critical';

interface StateChipProps {
  readonly label: string;
  readonly tone?: StateTone;
  /** The state is never told by the colour alone: the words say it, an icon helps. */
  readonly icon?: ReactElement;
  readonly size?: 'small' | 'medium';
}

const colors = {
  neutral: 'default',
  info: 'info',
  success: 'success',
  warning: 'warning',
  critical: 'error',
} as const;

export function StateChip({ label, tone = 'neutral', icon, size = 'small' }: StateChipProps) {
  return (
    <Chip
      label={label}
      size={size}
      variant="outlined"
      color={colors[tone]}
      sx={look}
      {...(icon === undefined ? {} : { icon })}
    />
  );
}

/** As tall as its words, however large they are read. */
const look = { fontWeight: 600, height: 'auto', minHeight: 24, py: '0.125em' } as const;
