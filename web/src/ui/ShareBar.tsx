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
    <div aria-hidden className="share-bar bar" style={{ height }}>
      <div className="share-bar-track">
        <div
          style={{
            background: fill(tone),
            transform: `translateX(${(clamp(share) - 1) * 100}%)`,
          }}
        />
      </div>
      {line !== null && (
        <div className="share-bar-line line" style={{ left: `${clamp(line) * 100}%` }} />
      )}
    </div>
  );
}

/** Abstention is striped and what did not vote is dotted: neutral parts differ without colour. */
function fill(tone: ShareBarProps['tone']): string {
  if (tone === 'primary') return 'var(--mui-palette-primary-main)';
  const color = toneColor(tone);
  if (tone === 'abstention') {
    return `repeating-linear-gradient(135deg, ${color} 0 0.35em, transparent 0.35em 0.6em)`;
  }
  if (tone === 'none') return `radial-gradient(${color} 32%, transparent 36%) 0 0 / 0.5em 0.5em`;
  return color;
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
