import UndecidedIcon from '@mui/icons-material/Balance';
import AnnulledIcon from '@mui/icons-material/BlockOutlined';
import ApprovedIcon from '@mui/icons-material/CheckCircleOutlined';
import NoQuorumIcon from '@mui/icons-material/GroupOffOutlined';
import RejectedIcon from '@mui/icons-material/HighlightOff';
import PendingIcon from '@mui/icons-material/HourglassEmpty';
import SurveyIcon from '@mui/icons-material/PollOutlined';
import { Box } from '@mui/material';
import { screenSize } from './screenSize.ts';
import { type ShownVerdict, verdictColor } from './verdictTones.ts';

interface VerdictViewProps {
  readonly kind: ShownVerdict;
  readonly word: string;
  readonly sentence: string;
  /** Over what it was measured, under the sentence. */
  readonly note?: string;
  /** Where much else has to fit: the word is smaller. */
  readonly isCompact?: boolean;
}

const marks = {
  approved: ApprovedIcon,
  rejected: RejectedIcon,
  pending: PendingIcon,
  'no-quorum': NoQuorumIcon,
  ineffective: NoQuorumIcon,
  'no-majority': UndecidedIcon,
  tie: UndecidedIcon,
  annulled: AnnulledIcon,
  survey: SurveyIcon,
} as const;

/** The verdict in one word and one sentence: word and mark say it, colour only helps. */
export function VerdictView({ kind, word, sentence, note, isCompact = false }: VerdictViewProps) {
  const Mark = marks[kind];
  return (
    <Box data-settle="verdict" sx={row}>
      <Box sx={[wordLook, isCompact && compactWord, { color: verdictColor(kind) }]}>
        <Mark aria-hidden sx={{ fontSize: '1em' }} />
        {word}
      </Box>
      <Box sx={{ flex: '1 1 16em', fontSize: screenSize(3.2), lineHeight: 1.3 }}>
        {sentence}
        {note !== undefined && <Box sx={{ color: 'text.secondary' }}>{note}</Box>}
      </Box>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '1.5em',
  // It grows from where it is read.
  transformOrigin: 'left center',
} as const;

const wordLook = {
  display: 'flex',
  alignItems: 'center',
  gap: '0.25em',
  fontSize: screenSize(14, 2.4),
  fontWeight: 700,
  lineHeight: 1.1,
} as const;

/** On a phone with large letters, the longest word in its card and whole. */
const compactWord = { fontSize: `min(${screenSize(7, 1.8)}, 11vw)` } as const;
