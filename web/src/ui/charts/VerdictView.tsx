import { tieFigures } from '../text/tieFigures.ts';
import { classes } from '../widgets/classes.ts';
import { Icon } from '../widgets/Icon.tsx';
import { doneIcon, hourglassIcon } from '../widgets/icons.ts';
import { type ShownVerdict, verdictColor, verdictContrast } from './verdictTones.ts';

const pollIcon =
  'M19 3H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2m0 16H5V5h14zM7 10h2v7H7zm4-3h2v10h-2zm4 6h2v4h-2z';

const crossIcon =
  'M14.59 8 12 10.59 9.41 8 8 9.41 10.59 12 8 14.59 9.41 16 12 13.41 14.59 16 16 14.59 13.41 12 16 9.41zM12 2C6.47 2 2 6.47 2 12s4.47 10 10 10 10-4.47 10-10S17.53 2 12 2m0 18c-4.41 0-8-3.59-8-8s3.59-8 8-8 8 3.59 8 8-3.59 8-8 8';

const groupOffIcon =
  'M15 8c0-1.42-.5-2.73-1.33-3.76.42-.14.86-.24 1.33-.24 2.21 0 4 1.79 4 4s-1.79 4-4 4h-.18l-.77-.77c.6-.94.95-2.05.95-3.23m7.83 12H23v-3c0-2.18-3.58-3.47-6.34-3.87 1.1.75 1.95 1.71 2.23 2.94zM9 6c-.06 0-.11 0-.16.01l-1.6-1.6C7.77 4.15 8.37 4 9 4c2.21 0 4 1.79 4 4 0 .63-.15 1.23-.41 1.76l-1.6-1.6c.01-.05.01-.1.01-.16 0-1.1-.9-2-2-2m.17 6H9c-2.21 0-4-1.79-4-4v-.17L.69 3.51 2.1 2.1l19.8 19.8-1.41 1.41L17 19.83V20H1v-3c0-2.66 5.33-4 8-4 .37 0 .8.03 1.25.08zM9 15c-2.7 0-5.8 1.29-6 2.01V18h12v-.17l-2.11-2.11C11.76 15.31 10.33 15 9 15';

const blockIcon =
  'M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2M4 12c0-4.42 3.58-8 8-8 1.85 0 3.55.63 4.9 1.69L5.69 16.9C4.63 15.55 4 13.85 4 12m8 8c-1.85 0-3.55-.63-4.9-1.69L18.31 7.1C19.37 8.45 20 10.15 20 12c0 4.42-3.58 8-8 8';

/** A drawing as those of `ui/widgets/icons.ts`: only this page has it. */
const balanceIcon =
  'M13 7.83c.85-.3 1.53-.98 1.83-1.83H18l-3 7c0 1.66 1.57 3 3.5 3s3.5-1.34 3.5-3l-3-7h2V4h-6.17c-.41-1.17-1.52-2-2.83-2s-2.42.83-2.83 2H3v2h2l-3 7c0 1.66 1.57 3 3.5 3S9 14.66 9 13L6 6h3.17c.3.85.98 1.53 1.83 1.83V19H2v2h20v-2h-9zM20.37 13h-3.74l1.87-4.36zm-13 0H3.63L5.5 8.64zM12 6c-.55 0-1-.45-1-1s.45-1 1-1 1 .45 1 1-.45 1-1 1';

interface VerdictViewProps {
  readonly kind: ShownVerdict;
  readonly word: string;
  readonly sentence: string;
  /** The base of the verdict, under the sentence. */
  readonly note?: string;
  /** Where much else has to fit: the word is smaller. */
  readonly isCompact?: boolean;
  /** Where it is what the screen is for: a band in its colour. */
  readonly isEvent?: boolean;
}

const marks: Readonly<Record<ShownVerdict, string>> = {
  approved: doneIcon,
  rejected: crossIcon,
  pending: hourglassIcon,
  'no-quorum': groupOffIcon,
  ineffective: groupOffIcon,
  'no-majority': balanceIcon,
  tie: balanceIcon,
  annulled: blockIcon,
  survey: pollIcon,
};

/** The verdict in one word and one sentence: word and mark say it, colour only helps. */
export function VerdictView(props: VerdictViewProps) {
  const { kind, word, sentence, note, isCompact = false, isEvent = false } = props;
  return (
    <div
      data-settle="verdict"
      className={classes('verdict-view', isEvent && 'verdict-view-event')}
      style={isEvent ? { background: verdictColor(kind), color: verdictContrast(kind) } : undefined}
    >
      <div
        className={classes('verdict-view-word', isCompact && 'verdict-view-compact')}
        style={isEvent ? undefined : { color: verdictColor(kind) }}
      >
        <Icon path={marks[kind]} />
        {word}
      </div>
      <div className="verdict-view-sentence">
        {tieFigures(afterWord(word, sentence))}
        {note !== undefined && (
          <div className={isEvent ? undefined : 'muted'}>{tieFigures(note)}</div>
        )}
      </div>
    </div>
  );
}

/** `Con 95,62 %…` under `Aprobado`: what a sentence says after the word that stands above it already. */
function afterWord(word: string, sentence: string): string {
  const rest = sentence.startsWith(word) ? sentence.slice(word.length) : sentence;
  const said = /^[,:]? (?=\p{L})/u.exec(rest);
  if (rest === sentence || said === null) return sentence;
  const [first = '', ...letters] = rest.slice(said[0].length);
  return first.toUpperCase() + letters.join('');
}
