import { type ShownVerdict, verdictColor } from './verdictTones.ts';
import { classes } from './widgets/classes.ts';
import { Icon } from './widgets/Icon.tsx';
import {
  balanceIcon,
  blockIcon,
  crossIcon,
  doneIcon,
  groupOffIcon,
  hourglassIcon,
  pollIcon,
} from './widgets/icons.ts';

interface VerdictViewProps {
  readonly kind: ShownVerdict;
  readonly word: string;
  readonly sentence: string;
  /** Over what it was measured, under the sentence. */
  readonly note?: string;
  /** Where much else has to fit: the word is smaller. */
  readonly isCompact?: boolean;
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
export function VerdictView({ kind, word, sentence, note, isCompact = false }: VerdictViewProps) {
  return (
    <div data-settle="verdict" className="verdict-view">
      <div
        className={classes('verdict-view-word', isCompact && 'verdict-view-compact')}
        style={{ color: verdictColor(kind) }}
      >
        <Icon path={marks[kind]} />
        {word}
      </div>
      <div className="verdict-view-sentence">
        {sentence}
        {note !== undefined && <div className="muted">{note}</div>}
      </div>
    </div>
  );
}
