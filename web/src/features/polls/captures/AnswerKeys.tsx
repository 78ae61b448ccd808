import { ballotKindOf, type Question, readBallot, takesSeveral } from '@asamblea/domain';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { OptionMark } from '../../../ui/charts/OptionMark.tsx';

interface AnswerKeysProps {
  readonly question: Question;
  readonly disabled: boolean;
  readonly onAnswer: (marks: readonly string[]) => void;
}

/** The answers with the number that each has on the keyboard; of several, chosen one by one. */
export function AnswerKeys({ question, disabled, onAnswer }: AnswerKeysProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const several = takesSeveral(question);
  const { isOrdered } = ballotKindOf(question);

  function press(optionId: string) {
    if (!several) {
      onAnswer([optionId]);
      return;
    }
    const isOn = chosen.includes(optionId);
    setChosen(isOn ? chosen.filter((one) => one !== optionId) : [...chosen, optionId]);
  }

  return (
    <Box>
      <Box role="group" aria-label="Respuesta" sx={grid}>
        {question.options.map(({ optionId, label, role }, index) => (
          <Button
            key={optionId}
            variant="outlined"
            {...(several ? { 'aria-pressed': chosen.includes(optionId) } : {})}
            disabled={disabled}
            onClick={() => press(optionId)}
            sx={[key, chosen.includes(optionId) && marked]}
          >
            <Typography component="kbd" sx={number} aria-hidden>
              {index + 1}
            </Typography>
            {role !== 'candidate' && <OptionMark tone={role} />}
            <span>{label}</span>
            {isOrdered && chosen.includes(optionId) && <b>{chosen.indexOf(optionId) + 1}.º</b>}
          </Button>
        ))}
      </Box>
      {several && (
        <Button
          variant="outlined"
          size="large"
          disabled={disabled || !readBallot(question, chosen).ok}
          onClick={() => {
            onAnswer(chosen);
            setChosen([]);
          }}
          sx={{ mt: 1 }}
        >
          {isOrdered ? 'Registrar en este orden' : 'Registrar estas marcas'}
        </Button>
      )}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
} as const;
const key = {
  minHeight: 56,
  justifyContent: 'flex-start',
  textAlign: 'left',
  gap: 1,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  '&.Mui-disabled svg': { opacity: 0.5 },
} as const;
/** One that is marked is no button to press next. */
const marked = { bgcolor: 'action.selected', borderWidth: 2, fontWeight: 700 } as const;

const number = {
  fontFamily: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.875rem',
  minWidth: '1.75em',
  textAlign: 'center',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  py: 0.25,
} as const;
