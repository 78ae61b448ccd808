import { type ProxyAgendaItem, sayQuestionNumber } from '@asamblea/domain';
import { Box, TextField, Typography } from '@mui/material';
import { useId } from 'react';

interface InstructionFieldsProps {
  readonly agenda: readonly ProxyAgendaItem[];
  /** The option chosen, by question. */
  readonly votes: Readonly<Record<string, string>>;
  readonly onChange: (votes: Record<string, string>) => void;
}

/** The vote for each question, for grantors who do not want to leave it to the attorney. */
export function InstructionFields({ agenda, votes, onChange }: InstructionFieldsProps) {
  const id = useId();

  function choose(questionId: string, optionId: string) {
    const { [questionId]: _before, ...others } = votes;
    onChange(optionId === '' ? others : { ...others, [questionId]: optionId });
  }
  return agenda.map(({ questionId, text, options, ...question }) => (
    <Box key={questionId} sx={{ mb: 2 }}>
      <Typography component="label" htmlFor={`${id}-${questionId}`} sx={label}>
        {sayQuestionNumber(question)}. {text}
      </Typography>
      <TextField
        id={`${id}-${questionId}`}
        select
        value={votes[questionId] ?? ''}
        onChange={({ target }) => choose(questionId, target.value)}
        slotProps={{ select: { native: true } }}
        fullWidth
      >
        <option value="">Que decida el apoderado</option>
        {options.map((option) => (
          <option key={option.optionId} value={option.optionId}>
            {option.label}
          </option>
        ))}
      </TextField>
    </Box>
  ));
}

const label = { display: 'block', mb: 0.5, overflowWrap: 'anywhere' } as const;
