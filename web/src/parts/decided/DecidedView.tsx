import type { DecidedLine, DecidedSheet } from '@asamblea/domain';
import type { ReactNode } from 'react';
import { verdictColor } from '../../ui/charts/verdictTones.ts';
import { tieFigures } from '../../ui/text/tieFigures.ts';

interface DecidedViewProps {
  readonly sheet: DecidedSheet;
  /** The assembly that took the decisions. */
  readonly assemblyName: string;
  readonly logo?: ReactNode;
  /** The title is the one of the page, or of the dialog. */
  readonly heading: 'h1' | 'h2';
  /** Names the whole, for what is called by it. */
  readonly titleId: string;
}

/** The decisions of a meeting, on one page: a line each, as high on paper as their number lets them be. */
export function DecidedView(props: DecidedViewProps) {
  const { sheet, assemblyName, logo, heading: Heading, titleId } = props;
  const { title, date, quorum, lines } = sheet;
  return (
    <article className={`decided decided-${densityOf(lines)}`} aria-labelledby={titleId}>
      <header className="decided-header">
        {logo}
        <p className="decided-whose">{assemblyName}</p>
        <Heading id={titleId} className="text-h1 decided-title">
          {title}
        </Heading>
        <p>
          {date}
          {quorum !== null && ` · Quórum de la reunión: ${tieFigures(quorum)}`}
        </p>
      </header>
      <ol className="decided-list">
        {lines.map((line) => (
          <Line key={line.questionId} line={line} />
        ))}
      </ol>
    </article>
  );
}

function Line({ line }: { readonly line: DecidedLine }) {
  const { number, text, kind, word, figures, seats, cited, notes } = line;
  return (
    <li className="decided-line">
      <p className="decided-question">
        <span className="muted">{number}.</span> {text}
      </p>
      <strong className="decided-word" style={{ color: verdictColor(kind) }}>
        {word}
      </strong>
      {seats.length > 0 && (
        <ul className="decided-seats">
          {seats.map(({ key, name, note, percent }) => (
            <li key={key}>
              <strong>{name}</strong>
              {tieFigures([note, percent].map((one) => (one === '' ? '' : ` · ${one}`)).join(''))}
            </li>
          ))}
        </ul>
      )}
      <p className="decided-told muted">
        {figures.map(({ label, percent, of }) => (
          <span key={`${label} ${of}`}>
            {label} <strong>{tieFigures(percent)}</strong> ({of})
          </span>
        ))}
        {cited !== '' && <span>{tieFigures(cited)}</span>}
      </p>
      {notes.map((note) => (
        <p key={note} className="decided-note muted">
          {tieFigures(note)}
        </p>
      ))}
    </li>
  );
}

/** The size that makes an evening fit one page of paper: the number of its lines, with the elected. */
function densityOf(lines: readonly DecidedLine[]): 'wide' | 'close' | 'tight' {
  const rows = lines.reduce(
    (sum, { seats, notes }) => sum + 2 + seats.length / 2 + notes.length,
    0,
  );
  if (rows <= 24) return 'wide';
  return rows <= 44 ? 'close' : 'tight';
}
