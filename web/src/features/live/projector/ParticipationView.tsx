import type { ReactNode } from 'react';
import { ShareBar } from '../../../ui/charts/ShareBar.tsx';
import { tieFigures } from '../../../ui/text/tieFigures.ts';

interface ParticipationViewProps {
  readonly share: number;
  readonly percent: string;
  readonly units: string;
  /** The state: open with its countdown, or counting. */
  readonly state: ReactNode;
}

/** How much has voted and how long is left, in one line under what is asked. */
export function ParticipationView({ share, percent, units, state }: ParticipationViewProps) {
  return (
    <div className="participation-view">
      <div className="participation-view-row">
        <div>
          Han votado <strong>{tieFigures(units)}</strong>
          {tieFigures(` · ${percent}`)}
        </div>
        <div className="participation-view-moment">{state}</div>
      </div>
      <ShareBar share={share} tone="primary" height="0.5em" />
    </div>
  );
}
