import {
  type CastRequest,
  formatWeight,
  type Holding,
  sayUnits,
  sumCounts,
  takesSeveral,
} from '@asamblea/domain';
import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import type { AskedQuestion } from './BallotHeader.tsx';
import {
  type Draft,
  draftOf,
  instructedDraft,
  isComplete,
  markAll,
  sharedMarks,
  toRequest,
  withNews,
} from './draft.ts';
import { InstructionNotice } from './InstructionNotice.tsx';
import { MarksChoice } from './MarksChoice.tsx';
import { OptionChoice } from './OptionChoice.tsx';
import { ReviewVote } from './ReviewVote.tsx';
import { UnitName } from './UnitName.tsx';

interface BallotFormProps {
  readonly question: AskedQuestion;
  /** Those that have not voted yet, or whose vote is changed. */
  readonly units: readonly Holding[];
  readonly onConfirm: (request: CastRequest) => void;
}

/** Choose, review, confirm: one answer for all my units, or one for each. */
export function BallotForm({ question, units, onConfirm }: BallotFormProps) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(units));
  const [isSplit, setSplit] = useState(() => !areAlike(draftOf(units), units));
  const [isReviewing, setReviewing] = useState(false);
  const Choice = takesSeveral(question) ? MarksChoice : OptionChoice;
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
      <InstructionNotice
        question={question}
        units={units}
        onFollow={() => {
          const followed = { ...draft, ...instructedDraft(units) };
          setDraft(followed);
          setSplit(!areAlike(followed, units));
        }}
      />
      {units.length > 1 && (
        <ToggleButtonGroup
          exclusive
          fullWidth
          color="primary"
          value={isSplit}
          aria-label="Cómo votar por sus unidades"
          onChange={(_, chosen: boolean | null) => chosen !== null && setSplit(chosen)}
        >
          <ToggleButton value={false}>Todas igual</ToggleButton>
          <ToggleButton value={true}>Una por una</ToggleButton>
        </ToggleButtonGroup>
      )}
      {isSplit ? (
        units.map((unit) => (
          <Choice
            key={unit.unitId}
            legend={<UnitName holding={unit} />}
            question={question}
            marks={draft[unit.unitId] ?? []}
            onChange={(marks) => setDraft({ ...draft, [unit.unitId]: marks })}
          />
        ))
      ) : (
        <Choice
          legend={units.length === 1 ? 'Su voto' : 'Su voto por todas sus unidades'}
          question={question}
          marks={sharedMarks(draft, units)}
          onChange={(marks) => setDraft(markAll(units, marks))}
        />
      )}
      {units.length > 1 && !isSplit && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
          {units.map((unit) => (
            <li key={unit.unitId}>
              <UnitName holding={unit} />
            </li>
          ))}
        </Box>
      )}
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

function areAlike(draft: Draft, units: readonly Holding[]): boolean {
  return new Set(units.map(({ unitId }) => (draft[unitId] ?? []).join())).size <= 1;
}

const stickyBar = {
  position: 'sticky',
  bottom: 0,
  // Above the counts of marks, which also stay in sight.
  zIndex: 3,
  mt: 'auto',
  mx: -2,
  px: 2,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;
