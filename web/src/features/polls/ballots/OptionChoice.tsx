import { Box, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { AskedQuestion } from './BallotHeader.tsx';
import { choiceCard, chosenCard } from './choiceCard.ts';
import { OptionLabel } from './OptionLabel.tsx';

interface OptionChoiceProps {
  readonly legend: ReactNode;
  /** Not where what is over it says the same. */
  readonly isLegendSeen?: boolean;
  readonly question: AskedQuestion;
  readonly marks: readonly string[];
  readonly onChange: (marks: readonly string[]) => void;
}

/** One answer among the options: wide targets, a mark and a name for each. */
export function OptionChoice(props: OptionChoiceProps) {
  const { legend, isLegendSeen = true, question, marks, onChange } = props;
  const legendId = useId();
  const [value = ''] = marks;
  return (
    <Box>
      <Box id={legendId} sx={isLegendSeen ? { fontWeight: 600, mb: 1 } : unseen}>
        {isLegendSeen ? legend : <VisuallyHidden>{legend}</VisuallyHidden>}
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

/** What is hidden stays where it is said. */
const unseen = { position: 'relative' } as const;
