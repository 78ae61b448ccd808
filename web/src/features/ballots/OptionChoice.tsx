import { Box, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { type ReactNode, useId } from 'react';
import type { AskedQuestion } from './BallotHeader.tsx';
import { choiceCard, chosenCard } from './choiceCard.ts';
import { OptionLabel } from './OptionLabel.tsx';

interface OptionChoiceProps {
  readonly legend: ReactNode;
  readonly question: AskedQuestion;
  readonly marks: readonly string[];
  readonly onChange: (marks: readonly string[]) => void;
}

/** One answer among the options: wide targets, a mark and a name for each. */
export function OptionChoice({ legend, question, marks, onChange }: OptionChoiceProps) {
  const legendId = useId();
  const [value = ''] = marks;
  return (
    <Box>
      <Box id={legendId} sx={{ fontWeight: 600, mb: 1 }}>
        {legend}
      </Box>
      <RadioGroup
        aria-labelledby={legendId}
        value={value}
        onChange={(_, optionId) => onChange([optionId])}
        sx={{ gap: 1 }}
      >
        {question.options.map((option) => (
          <FormControlLabel
            key={option.optionId}
            value={option.optionId}
            control={<Radio />}
            label={<OptionLabel option={option} />}
            sx={[choiceCard, value === option.optionId && chosenCard]}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
