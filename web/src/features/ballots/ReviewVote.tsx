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
      {groupsOf(question, units, draft).map(({ options, units: same }) => (
        <OptionGroup key={same[0]?.unitId ?? ''} options={options} units={same} />
      ))}
      <Typography color="textSecondary">
        {isSecret(question)
          ? 'Voto secreto: al confirmar cuenta, no puede cambiarse y nadie podrá ver qué votó. Esta pantalla tampoco lo guardará.'
          : question.mayChange === true
            ? 'Al confirmar, su voto cuenta. Puede cambiarlo hasta que se cierre la votación.'
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

/** Units that vote the same, together, in the order of the options. */
function groupsOf({ options }: AskedQuestion, units: readonly Holding[], draft: Draft) {
  const marksOf = ({ unitId }: Holding) => draft[unitId] ?? [];
  const groups = [...Map.groupBy(units, (unit) => marksOf(unit).join()).values()].map((same) => {
    const [first] = same;
    const marks = first === undefined ? [] : marksOf(first);
    return { units: same, options: options.filter(({ optionId }) => marks.includes(optionId)) };
  });
  const place = ({ options: [first] }: (typeof groups)[number]) =>
    first === undefined ? 0 : options.indexOf(first);
  return groups.sort((a, b) => place(a) - place(b));
}

interface OptionGroupProps {
  readonly options: readonly Option[];
  readonly units: readonly Holding[];
}

function OptionGroup({ options, units }: OptionGroupProps) {
  const count = sumCounts(units.map(({ weight }) => ({ weight, units: 1 })));
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Box sx={{ display: 'grid', gap: 0.5, fontSize: '1.25rem', overflowWrap: 'anywhere' }}>
        {options.map(({ optionId, role, label }) => (
          <Box key={optionId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <OptionMark tone={role} />
            <b>{label}</b>
          </Box>
        ))}
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
