import {
  type CastRequest,
  formatWeight,
  type Holding,
  sayUnits,
  sumCounts,
} from '@asamblea/domain';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { AskedQuestion } from './BallotHeader.tsx';
import { type Draft, draftOf, isComplete, toRequest, withNews } from './draft.ts';
import { ReviewVote } from './ReviewVote.tsx';
import { stickyBar } from './stickyBar.ts';
import { UnitsChoice } from './UnitsChoice.tsx';

interface BallotFormProps {
  readonly question: AskedQuestion;
  /** Those that have not voted yet, or whose vote is changed. */
  readonly units: readonly Holding[];
  readonly onConfirm: (request: CastRequest) => void;
}

/** Choose, review, confirm: one answer for all my units, or one for each. */
export function BallotForm({ question, units, onConfirm }: BallotFormProps) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(units));
  const [isReviewing, setReviewing] = useState(false);
  const total = sumCounts(units.map(({ weight }) => ({ weight, units: 1 })));

  const sent = withNews(draft, units);
  const isReady = sent.length > 0 && isComplete(question, draft, units);

  if (isReviewing && isReady) {
    return (
      <ReviewVote
        question={question}
        units={sent}
        draft={draft}
        onBack={() => setReviewing(false)}
        onConfirm={() => onConfirm(toRequest(question, draft, sent, crypto.randomUUID()))}
      />
    );
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, flexGrow: 1 }}>
      <Typography>
        Usted vota por <b>{sayUnits(total.units)}</b> · coeficiente{' '}
        <b>{formatWeight(total.weight)}</b>
      </Typography>
      <UnitsChoice question={question} units={units} draft={draft} onChange={setDraft} />
      <Box sx={stickyBar}>
        <Button
          variant="contained"
          size="large"
          fullWidth
          disabled={!isReady}
          onClick={() => setReviewing(true)}
          sx={{ minHeight: 56 }}
        >
          Revisar mi voto
        </Button>
      </Box>
    </Box>
  );
}
