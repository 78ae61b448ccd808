import {
  type DebtChange,
  type DebtLaw,
  type Excerpt,
  formatCount,
  sayList,
} from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { StateChip, type StateTone } from '../../../ui/frames/StateChip.tsx';

interface ArrearsChangesProps {
  readonly title: string;
  readonly tone: StateTone;
  readonly list: Excerpt<DebtChange>;
  /** The text beside each. */
  readonly say: (change: DebtChange) => string;
}

/** Units whose debt begins, ends or goes on, each with the amount and its effect. */
export function ArrearsChanges({ title, tone, list, say }: ArrearsChangesProps) {
  if (list.count === 0) return null;
  const rest = list.count - list.first.length;
  return (
    <Box sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Typography variant="subtitle1" component="h3">
          {title}
        </Typography>
        <StateChip tone={tone} label={formatCount(list.count)} />
      </Box>
      <Box component="ul" sx={rows} tabIndex={0} aria-label={title}>
        {list.first.map((change) => (
          <li key={change.label}>
            <strong>{change.label}</strong> {say(change)}
          </li>
        ))}
      </Box>
      {rest > 0 && `Y ${formatCount(rest)} más.`}
    </Box>
  );
}

/** «debe 350.000. No vota ni cuenta para la mayoría; tampoco 204, de la misma persona.» */
export function sayOwing({ amount, mates }: DebtChange, { cost }: DebtLaw): string {
  const debt = amount === null ? 'debe' : `debe ${amount}`;
  if (mates.length === 0) return `${debt}. ${cost}`;
  return `${debt}. ${cost.replace(/\.$/u, '')}; tampoco ${sayList(mates)}, de la misma persona.`;
}

export function sayCleared({ mates }: DebtChange, { keepsVote }: DebtLaw): string {
  if (mates.length > 0)
    return `no debe, y sigue sin votar por ${sayList(mates)}, de la misma persona.`;
  return keepsVote ? 'no debe.' : 'no debe. Vuelve a votar.';
}

const rows = {
  m: 0,
  mt: 1,
  pl: 2.5,
  maxHeight: 320,
  overflow: 'auto',
  overflowWrap: 'anywhere',
} as const;
