import { Box } from '@mui/material';
import { HiddenTable } from './HiddenTable.tsx';
import { OptionMark } from './OptionMark.tsx';
import { ShareBar } from './ShareBar.tsx';
import type { ResultBar } from './topBars.ts';
import { topBars } from './topBars.ts';

export interface ResultBarsProps {
  readonly caption: string;
  /** What is measured, over the bars, where there is more than one measure. */
  readonly name?: string;
  readonly bars: readonly ResultBar[];
  /** What the first answer needs, drawn through all the bars. */
  readonly line: { readonly share: number; readonly label: string } | null;
  /** Where only so many fit; the table has them all. */
  readonly atMost?: number;
  /** Where little room is left: side by side, without amounts, however few they are. */
  readonly isTight?: boolean;
  /** How many side by side, then; in more than two a bar says little. */
  readonly across?: number;
}

/**
 * Bars of a result over one base, with the required line: each as wide as the screen, under its name and
 * its figures. Sizes follow the text around them.
 */
export function ResultBars(props: ResultBarsProps) {
  const { caption, name, bars, line, atMost = Infinity, isTight = false, across = 2 } = props;
  if (bars.length === 0) return null;
  const { shown, hidden } = topBars(bars, atMost);
  // More than fit on a screen one under the other: side by side, each name over its bar.
  const isDense = isTight || shown.length > 10;
  // Where there is no room for it over its line, what is needed is said beside the name.
  const needed = isDense && line !== null ? `línea: ${lower(line.label)}` : '';
  const heading = capital([name, needed].filter(Boolean).join(' · '));
  const isRounded = bars.some(({ amounts }) => amounts.length === 0);
  return (
    <Box sx={{ containerType: 'inline-size', width: '100%', position: 'relative' }}>
      {heading !== '' && (
        <Box aria-hidden sx={{ mb: '0.3em', color: 'text.secondary', fontSize: '0.9em' }}>
          {heading}
        </Box>
      )}
      <Box aria-hidden sx={[stack, isDense && { ...denseStack, columns: `14em ${across}` }]}>
        {line !== null && !isDense && (
          <Box sx={{ position: 'relative', height: '1.35em' }}>
            <LineLabel share={line.share} label={line.label} />
          </Box>
        )}
        {shown.map((bar) => (
          <Bar
            key={bar.id}
            bar={bar}
            line={line?.share ?? null}
            isRounded={isRounded}
            isDense={isDense}
          />
        ))}
      </Box>
      {hidden > 0 && (
        <Box aria-hidden sx={{ color: 'text.secondary', fontSize: '0.9em', mt: '0.3em' }}>
          Y {hidden} más, en la página de resultados.
        </Box>
      )}
      <HiddenTable
        caption={caption}
        columns={['Respuesta', 'Porcentaje', 'Cantidad']}
        rows={bars.map((bar) => [bar.label, bar.percent, bar.amounts.join(' · ') || '—'])}
      />
    </Box>
  );
}

interface BarProps {
  readonly bar: ResultBar;
  readonly line: number | null;
  /** Shares are told as «between» and there are no amounts beside them. */
  readonly isRounded: boolean;
  readonly isDense: boolean;
}

function Bar({ bar, line, isRounded, isDense }: BarProps) {
  return (
    <Box sx={[row, isDense && denseRow]}>
      <Box
        sx={{
          gridArea: 'label',
          display: 'flex',
          alignItems: 'center',
          gap: '0.45em',
          fontWeight: 600,
          minWidth: 0,
          overflowWrap: 'anywhere',
          lineHeight: 1.2,
        }}
      >
        <OptionMark tone={bar.tone} />
        {bar.label}
      </Box>
      <Box sx={{ gridArea: 'bar' }}>
        <ShareBar
          share={bar.share}
          tone={bar.tone}
          line={line}
          height={isDense ? '0.6em' : '0.8em'}
        />
      </Box>
      <Box sx={{ gridArea: 'figure', textAlign: 'right', fontWeight: 700 }}>{bar.percent}</Box>
      {!isRounded && !isDense && (
        <Box sx={{ gridArea: 'count', textAlign: 'right', color: 'text.secondary' }}>
          {bar.amounts.join(' · ')}
        </Box>
      )}
    </Box>
  );
}

/** `Total de las cuotas`: a name that begins a line. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function LineLabel({ share, label }: { readonly share: number; readonly label: string }) {
  const shift = share > 0.75 ? '-100%' : share < 0.25 ? '0' : '-50%';
  return (
    <Box
      sx={{
        position: 'absolute',
        left: `${share * 100}%`,
        transform: `translateX(${shift})`,
        whiteSpace: 'nowrap',
        fontSize: '0.9em',
      }}
    >
      {label}
    </Box>
  );
}

const stack = { display: 'flex', flexDirection: 'column', gap: '0.45em' } as const;

const denseStack = {
  display: 'block',
  columnGap: '2em',
  fontSize: '0.88em',
} as const;

const row = {
  display: 'grid',
  alignItems: 'center',
  columnGap: '0.9em',
  rowGap: '0.15em',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"label count figure" "bar bar bar"',
  // Where there is no room for both figures beside the name.
  '@container (max-width: 30em)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"label figure" "bar bar" "count count"',
  },
  // So few letters a row that a name and its figure do not fit side by side.
  '@container (max-width: 11em)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"label" "bar" "figure" "count"',
  },
} as const;

const denseRow = {
  breakInside: 'avoid',
  pb: '0.5em',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"label figure" "bar bar"',
  '@container (max-width: 30em)': { gridTemplateAreas: '"label figure" "bar bar"' },
} as const;
