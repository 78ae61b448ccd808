import { choosable, type MarkLimits } from '@asamblea/domain';
import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import type { AskedQuestion } from './BallotHeader.tsx';
import { choiceCard, chosenCard } from './choiceCard.ts';
import { toggleMark } from './draft.ts';
import { OptionLabel } from './OptionLabel.tsx';

interface MarksChoiceProps {
  readonly legend: ReactNode;
  /** The counts beside it are always in sight, and so is it. */
  readonly isLegendSeen?: boolean;
  readonly question: AskedQuestion;
  readonly marks: readonly string[];
  readonly onChange: (marks: readonly string[]) => void;
}

/** Several answers: how many are marked is always in sight, and no more than fit can be marked. */
export function MarksChoice({ legend, question, marks, onChange }: MarksChoiceProps) {
  const [legendId, countId] = [useId(), useId()];
  const { options, election } = question;
  const limits = election?.marks ?? { min: 1, max: 1 };
  const several = choosable(question).map(({ optionId }) => optionId);
  const count = marks.filter((mark) => several.includes(mark)).length;
  return (
    <Box role="group" aria-labelledby={legendId} aria-describedby={countId}>
      <Box sx={heading}>
        <Box id={legendId} sx={{ fontWeight: 600 }}>
          {legend}
        </Box>
        <Typography id={countId} role="status" color="textSecondary">
          <b>{sayCount(count, limits, marks.length > count)}</b>
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {options.map((option) => {
          const isMarked = marks.includes(option.optionId);
          const isFull = count >= limits.max && several.includes(option.optionId);
          return (
            <FormControlLabel
              key={option.optionId}
              control={
                <Checkbox
                  checked={isMarked}
                  onChange={() => onChange(toggleMark(question, marks, option.optionId))}
                />
              }
              disabled={isFull && !isMarked}
              label={<OptionLabel option={option} />}
              sx={[choiceCard, isMarked && chosenCard]}
            />
          );
        })}
      </Box>
    </Box>
  );
}

/** `2 de 5 marcadas`, and what is still missing or why no more can be marked. */
function sayCount(count: number, { min, max }: MarkLimits, isAlone: boolean): string {
  if (isAlone) return 'Sin marcar ninguna';
  const said = `${count} de ${max} ${max === 1 ? 'marcada' : 'marcadas'}`;
  if (count < min) return `${said} · marque al menos ${min}`;
  return count === max ? `${said} · quite una para cambiarla` : said;
}

const heading = {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  mx: -2,
  px: 2,
  py: 1,
  mb: 1,
  bgcolor: 'background.default',
} as const;
