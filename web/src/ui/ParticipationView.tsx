import type { ReactNode } from 'react';
import { ShareBar } from './ShareBar.tsx';
import { classes } from './widgets/classes.ts';

interface ParticipationViewProps {
  readonly share: number;
  readonly percent: string;
  readonly weights: string;
  readonly units: string;
  /** What is happening: open with its countdown, or counting. */
  readonly state: ReactNode;
  /** Where much else has to fit. */
  readonly isCompact?: boolean;
}

/** How much has voted, in one figure that reads from the back of the hall. */
export function ParticipationView(props: ParticipationViewProps) {
  return (
    <div className="participation-view">
      <div className="participation-view-row">
        <div
          className={classes(
            'participation-view-figure',
            props.isCompact === true && 'participation-view-small-figure',
          )}
        >
          {props.percent}
        </div>
        <div className="participation-view-words">
          <div>ha votado</div>
          <div className="muted">{props.units}</div>
          <div className="muted">coeficiente {props.weights}</div>
        </div>
        <div
          className={classes(
            'participation-view-moment',
            props.isCompact !== true && 'participation-view-large-moment',
          )}
        >
          {props.state}
        </div>
      </div>
      <ShareBar share={props.share} tone="primary" height="0.7em" />
    </div>
  );
}
