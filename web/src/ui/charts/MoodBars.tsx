import { type Face, MoodFace } from './MoodFace.tsx';
import { ShareBar } from './ShareBar.tsx';

interface MoodBarsProps {
  readonly bars: readonly {
    readonly optionId: string;
    readonly label: string;
    readonly face: Face | null;
    /** From 0 to 1, only for drawing. */
    readonly share: number;
    readonly percent: string;
    readonly people: string;
  }[];
}

/** How the hall answers a mood card, moving as answers come in. Sizes follow the text around it. */
export function MoodBars({ bars }: MoodBarsProps) {
  return (
    <ul className="mood-bars">
      {bars.map(({ optionId, label, face, share, percent, people }) => (
        <li key={optionId}>
          <div className="mood-bars-line">
            <span className="mood-bars-name">
              <MoodFace face={face} />
              {label}
            </span>
            <span>
              <b>{percent}</b>
              <span className="muted">
                {' · '}
                {people}
              </span>
            </span>
          </div>
          <ShareBar share={share} tone="primary" height="0.7em" />
        </li>
      ))}
    </ul>
  );
}
