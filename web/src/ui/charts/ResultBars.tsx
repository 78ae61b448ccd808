import { HiddenTable } from '../lists/HiddenTable.tsx';
import { tieFigures } from '../text/tieFigures.ts';
import { classes } from '../widgets/classes.ts';
import { OptionMark } from './OptionMark.tsx';
import { ShareBar } from './ShareBar.tsx';
import type { ResultBar } from './topBars.ts';
import { topBars } from './topBars.ts';

export interface ResultBarsProps {
  readonly caption: string;
  /** The name of the measure, over the bars, where there is more than one. */
  readonly name?: string;
  readonly bars: readonly ResultBar[];
  /** The requirement of the first answer, drawn through all the bars. */
  readonly line: { readonly share: number; readonly label: string } | null;
  /** Where only so many fit; the table has them all. */
  readonly atMost?: number;
  /** Where little room is left: side by side, without amounts, however few they are. */
  readonly isTight?: boolean;
  /** Where the bars are what a hall looks at. */
  readonly isThick?: boolean;
  /** How many side by side, then; in more than two a bar says little. */
  readonly across?: number;
}

/**
 * Bars of a result over one base, with the required line: each as wide as the screen, under its name and
 * its figures. Sizes follow the text around them.
 */
export function ResultBars(props: ResultBarsProps) {
  const {
    caption,
    name,
    bars,
    line,
    atMost = Infinity,
    isTight = false,
    isThick = false,
    across = 2,
  } = props;
  if (bars.length === 0) return null;
  const { shown, hidden } = topBars(bars, atMost);
  // More than fit on a screen one under the other: side by side, each name over its bar.
  const isDense = isTight || shown.length > 10;
  // Where there is no room for it over its line, what is needed is said beside the name.
  const needed = isDense && line !== null ? `línea: ${lower(line.label)}` : '';
  const heading = capital([name, needed].filter(Boolean).join(' · '));
  const isRounded = bars.some(({ amounts }) => amounts.length === 0);
  return (
    <div className="result-bars">
      {heading !== '' && (
        <div aria-hidden className="result-bars-heading muted">
          {heading}
        </div>
      )}
      <div
        aria-hidden
        className={isDense ? 'result-bars-dense' : 'result-bars-stack'}
        style={isDense ? { columns: `14em ${across}` } : undefined}
      >
        {line !== null && !isDense && <LineLabel share={line.share} label={line.label} />}
        {shown.map((bar) => (
          <Bar
            key={bar.id}
            bar={bar}
            line={line?.share ?? null}
            isRounded={isRounded}
            isDense={isDense}
            height={
              isThick
                ? `calc(${isDense ? 0.6 : 0.95}em * var(--fit, 1))`
                : isDense
                  ? '0.6em'
                  : '0.8em'
            }
          />
        ))}
      </div>
      {hidden > 0 && (
        <div aria-hidden className="result-bars-hidden muted">
          Y {hidden} más, en la página de resultados.
        </div>
      )}
      <HiddenTable
        caption={caption}
        columns={['Respuesta', 'Porcentaje', 'Cantidad']}
        rows={bars.map((bar) => [bar.label, bar.percent, bar.amounts.join(' · ') || '—'])}
      />
    </div>
  );
}

interface BarProps {
  readonly bar: ResultBar;
  readonly line: number | null;
  /** Shares are told as «between» and there are no amounts beside them. */
  readonly isRounded: boolean;
  readonly isDense: boolean;
  readonly height: string;
}

function Bar({ bar, line, isRounded, isDense, height }: BarProps) {
  return (
    <div className={classes('result-bar', isDense && 'result-bar-dense')}>
      <div className="result-bar-label">
        <OptionMark tone={bar.tone} />
        {bar.label}
      </div>
      <div className="result-bar-bar">
        <ShareBar share={bar.share} tone={bar.tone} line={line} height={height} />
      </div>
      <div className="result-bar-figure">{tieFigures(bar.percent)}</div>
      {!isRounded && !isDense && (
        <div className="result-bar-count muted">{tieFigures(bar.amounts.join(' · '))}</div>
      )}
    </div>
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
    <div className="result-bars-line">
      <div style={{ left: `${share * 100}%`, transform: `translateX(${shift})` }}>
        {tieFigures(label)}
      </div>
    </div>
  );
}
