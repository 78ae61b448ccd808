import { Box } from '@mui/material';
import { type OptionTone, toneColor, toneVariables } from './optionTones.ts';

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
    <Box aria-hidden className="bar" sx={{ position: 'relative', height }}>
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          overflow: 'hidden',
          borderRadius: '0.25em',
          bgcolor: 'action.selected',
        }}
      >
        <Box
          sx={(theme) => ({
            ...toneVariables(theme),
            height: '100%',
            background: fill(tone),
            transform: `translateX(${(clamp(share) - 1) * 100}%)`,
            transition: 'transform 300ms ease-out',
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          })}
        />
      </Box>
      {line !== null && (
        <Box
          className="line"
          sx={{
            position: 'absolute',
            insetBlock: '-0.3em',
            left: `${clamp(line) * 100}%`,
            borderLeft: '0.16em dashed',
            borderColor: 'text.primary',
            marginLeft: '-0.08em',
          }}
        />
      )}
    </Box>
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
