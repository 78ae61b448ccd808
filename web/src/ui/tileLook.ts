import type { Theme } from '@mui/material/styles';
import { tileMeasures as measures } from './fitTiles.ts';
import { type OptionTone, optionTones, toneColor, toneTint } from './optionTones.ts';

/**
 * The tiles of a wall. A lit one is filled and bold, one that waits is outlined and one that is not
 * here is dashed: they differ without colour. Lighting up is a movement of what is inside the tile,
 * so that nothing around is laid out again.
 */
export function tileLook(theme: Theme) {
  const { primary, text, background } = (theme.vars ?? theme).palette;
  return {
    display: 'flex',
    flexDirection: 'column',
    gap: `${measures.groupGap}em`,
    fontVariantNumeric: 'tabular-nums',
    '& .group': { display: 'grid', gridTemplateColumns: 'var(--name) minmax(0, 1fr)' },
    '& .tiles': {
      gridColumn: 2,
      display: 'grid',
      gap: `${measures.gap}em`,
      gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    },
    '& .name, & .tile': {
      height: 'var(--tall)',
      boxSizing: 'border-box',
      display: 'flex',
      alignItems: 'center',
      minWidth: 0,
      whiteSpace: 'nowrap',
      lineHeight: 1,
    },
    '& .name': {
      color: text.secondary,
      fontWeight: 700,
      fontVariantNumeric: 'normal',
      fontSize: '1.2em',
      height: 'calc(var(--tall) / 1.2)',
    },
    '& .tile': {
      position: 'relative',
      zIndex: 0,
      justifyContent: 'center',
      gap: '0.25em',
      borderRadius: '0.25em',
      border: '0.08em solid',
      borderColor: text.secondary,
      background: background.paper,
      color: text.primary,
      transition: 'opacity 300ms ease-out',
    },
    '& .tile::before': {
      content: '""',
      position: 'absolute',
      inset: '-0.08em',
      zIndex: -1,
      borderRadius: '0.25em',
      background: primary.main,
      opacity: 0,
      transform: 'scale(0.4)',
      transition: 'transform 300ms ease-out, opacity 300ms ease-out',
    },
    '& .tile[data-state="absent"]': {
      borderStyle: 'dashed',
      borderColor: theme.alpha(text.secondary, 0.5),
      background: 'transparent',
      color: text.secondary,
    },
    '& .tile[data-state="voted"]': {
      color: primary.contrastText,
      fontWeight: 700,
      borderColor: 'transparent',
    },
    '& .tile[data-state="voted"]::before': { opacity: 1, transform: 'none' },
    '& .tile[data-state="gone"]': { opacity: 0 },
    // What a unit voted is told by its mark: the tile stays light under it.
    '& .tile[data-state="voted"][data-marked]': { color: text.primary },
    '& .tile[data-state="voted"][data-marked]::before': { background: background.paper },
    ...Object.fromEntries(Object.keys(optionTones.light).map(tinted)),
    '@media (prefers-reduced-motion: reduce)': {
      '& .tile, & .tile::before': { transition: 'none' },
    },
  } as const;
}

/** The colour of an answer behind its mark, light enough for the text. */
function tinted(tone: string) {
  const [color, tint] = [toneColor(tone as OptionTone), toneTint(tone as OptionTone)];
  return [
    `& .tile[data-state="voted"][data-tone="${tone}"]::before`,
    {
      background: `linear-gradient(${tint}, ${tint}), var(--mui-palette-background-paper)`,
      border: `0.1em solid ${color}`,
    },
  ];
}
