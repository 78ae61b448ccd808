import ApprovedIcon from '@mui/icons-material/CheckCircleOutlined';
import NoQuorumIcon from '@mui/icons-material/GroupOffOutlined';
import RejectedIcon from '@mui/icons-material/HighlightOff';
import { Box } from '@mui/material';
import { screenSize } from './screenSize.ts';

interface VerdictViewProps {
  readonly kind: 'approved' | 'rejected' | 'no-quorum';
  readonly word: string;
  readonly sentence: string;
}

const looks = {
  approved: { Icon: ApprovedIcon, color: 'success.main' },
  rejected: { Icon: RejectedIcon, color: 'error.main' },
  'no-quorum': { Icon: NoQuorumIcon, color: 'warning.main' },
} as const;

/** The verdict in one word and one sentence: word and mark say it, colour only helps. */
export function VerdictView({ kind, word, sentence }: VerdictViewProps) {
  const { Icon, color } = looks[kind];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '1.5em' }}>
      <Box sx={{ ...wordLook, color }}>
        <Icon aria-hidden sx={{ fontSize: '1em' }} />
        {word}
      </Box>
      <Box sx={{ flex: '1 1 16em', fontSize: screenSize(3.2), lineHeight: 1.35 }}>{sentence}</Box>
    </Box>
  );
}

const wordLook = {
  display: 'flex',
  alignItems: 'center',
  gap: '0.25em',
  fontSize: screenSize(14, 2.4),
  fontWeight: 700,
  lineHeight: 1.1,
} as const;
