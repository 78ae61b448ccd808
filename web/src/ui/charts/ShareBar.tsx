import { type OptionTone, toneColor } from './optionTones.ts';

interface ShareBarProps {
  /** From 0 to 1 of the whole track. */
  readonly share: number;
  readonly tone: OptionTone | 'primary';
  /** Where the required line crosses the track, if it does. */
  readonly line?: number | null;
  readonly height?: string;
}

/** One horizontal bar. It grows by moving, so that nothing around it is laid out again. */
export function ShareBar({ share, tone, line = null, height = '1.1em' }: ShareBarProps) {
  return (
    <div aria-hidden className="share-bar" style={{ height }}>
      <div className="share-bar-track">
        <div
          className={`share-bar-fill share-bar-${tone}`}
          style={{
            color: tone === 'primary' ? undefined : toneColor(tone),
            transform: `translateX(${(clamp(share) - 1) * 100}%)`,
          }}
        />
      </div>
      {line !== null && (
        <div className="share-bar-line" style={{ left: `${clamp(line) * 100}%` }} />
      )}
    </div>
  );
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
