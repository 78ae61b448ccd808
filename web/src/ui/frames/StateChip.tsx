import type { ReactNode } from 'react';

export type StateTone = 'neutral' | 'info' | 'success' | 'warning' | 'critical';

interface StateChipProps {
  readonly label: string;
  readonly tone?: StateTone;
  /** The state is never told by the colour alone: the words say it, an icon helps. */
  readonly icon?: ReactNode;
  readonly size?: 'small' | 'medium';
}

export function StateChip({ label, tone = 'neutral', icon, size = 'small' }: StateChipProps) {
  return (
    <span className={`state-chip state-chip-${tone} state-chip-${size}`}>
      {icon}
      <span>{label}</span>
    </span>
  );
}
