import {
  formatWeight,
  type Holding,
  isSecret,
  type Option,
  sayUnits,
  sumCounts,
} from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { OptionMark } from '../../ui/OptionMark.tsx';
import type { AskedQuestion } from './BallotHeader.tsx';
import type { Draft } from './draft.ts';
import { UnitName } from './UnitName.tsx';

interface ReviewVoteProps {
  readonly question: AskedQuestion;
  readonly units: readonly Holding[];
  readonly draft: Draft;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

/** The last look before it counts. */
export function ReviewVote({ question, units, draft, onBack, onConfirm }: ReviewVoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, flexGrow: 1 }}>
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h2" sx={{ outline: 'none' }}>
        Revise su voto
      </Typography>
      {question.options.map((option) => (
        <OptionGroup
          key={option.optionId}
          option={option}
          units={units.filter((unit) => draft[unit.unitId] === option.optionId)}
        />
      ))}
      <Typography color="textSecondary">
        {isSecret(question)
          ? 'Voto secreto: al confirmar cuenta, no puede cambiarse y nadie podrá ver qué votó. Esta pantalla tampoco lo guardará.'
          : 'Al confirmar, su voto cuenta y no puede cambiarse.'}
      </Typography>
      <Box sx={stickyBar}>
        <Button variant="contained" size="large" onClick={onConfirm} sx={{ minHeight: 56 }}>
          Confirmar mi voto
        </Button>
        <Button size="large" onClick={onBack} sx={{ minHeight: 48 }}>
          Cambiar algo
        </Button>
      </Box>
    </Box>
  );
}

function OptionGroup({ option, units }: { option: Option; units: readonly Holding[] }) {
  if (units.length === 0) return null;
  const count = sumCounts(units.map(({ weight }) => ({ weight, units: 1 })));
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '1.25rem' }}>
        <OptionMark tone={option.role} />
        <b>{option.label}</b>
      </Box>
      <Typography color="textSecondary">
        {sayUnits(count.units)} · coeficiente {formatWeight(count.weight)}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {units.map((unit) => (
          <li key={unit.unitId}>
            <UnitName holding={unit} />
          </li>
        ))}
      </Box>
    </Paper>
  );
}

const stickyBar = {
  position: 'sticky',
  bottom: 0,
  mt: 'auto',
  mx: -2,
  px: 2,
  py: 1.5,
  display: 'grid',
  gap: 1,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;
