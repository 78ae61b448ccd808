import { formatWeight, sayRegistered } from '@asamblea/domain';
import { Box, Button, Checkbox, ListItem, Typography } from '@mui/material';
import { useSession } from '../../firebase/session.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import type { DeskHolding } from './deskHoldings.ts';
import { HoldingChip } from './HoldingChip.tsx';

interface HoldingRowProps {
  readonly holding: DeskHolding;
  readonly isPicked: boolean;
  readonly refusal: string | null;
  readonly mayWork: boolean;
  readonly onToggle: () => void;
  readonly onTake: () => void;
  /** Its debt was paid. */
  readonly onClear: () => void;
}

/** One unit: whose it is, what it weighs, where it stands; a conflict brings its way out. */
export function HoldingRow(props: HoldingRowProps) {
  const { holding, isPicked, refusal, mayWork, onToggle, onTake, onClear } = props;
  const { unit, capacity, attorney, state, isPending } = holding;
  const isHeld = state.kind === 'held';
  return (
    <ListItem disableGutters sx={row}>
      {mayWork && (
        <Checkbox
          checked={isPicked && !isHeld}
          disabled={isHeld}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': `Incluir ${unit.label}` } }}
        />
      )}
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Typography>
          <b>{unit.label}</b> · {formatWeight(unit.weight)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {capacity === 'owner' ? 'Propia' : `Con poder de ${unit.ownerNames.join(', ')}`}
          {capacity === 'owner' && unit.ownerNames.length > 1 && ' · tiene copropietario'}
        </Typography>
        {attorney !== null && state.kind !== 'present' && (
          <Typography variant="body2">Hay un poder aceptado a favor de {attorney}.</Typography>
        )}
        {!isPending && <Registered state={state} />}
        {refusal !== null && (
          <Typography role="alert" variant="body2" color="error" sx={{ fontWeight: 600 }}>
            {refusal}
          </Typography>
        )}
      </Box>
      <Box sx={mayWork ? { ...standing, ml: { xs: 6.75, sm: 'auto' } } : standing}>
        {unit.inArrears && <StateChip tone="warning" label="En mora" />}
        <HoldingChip {...holding} />
        {unit.inArrears && mayWork && (
          <Button size="small" onClick={onClear}>
            Paz y salvo
          </Button>
        )}
        {isHeld && mayWork && (
          <Button size="small" variant="outlined" onClick={onTake}>
            Pasar a esta persona
          </Button>
        )}
      </Box>
    </ListItem>
  );
}

/** Which other desk did it, so that one may be asked. */
function Registered({ state }: Pick<DeskHolding, 'state'>) {
  const { timeZone, session } = useSession();
  if (state.kind === 'absent' || state.desk === null || state.desk === session.name) return null;
  const registered = { deskName: state.desk, since: state.since };
  return (
    <Typography variant="body2" color="textSecondary">
      {sayRegistered(registered, timeZone ?? 'UTC')}
    </Typography>
  );
}

/** Beside the unit, and under its name where there is no room. */
const standing = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { sm: 'flex-end' },
  alignItems: 'center',
  gap: 0.75,
  ml: { sm: 'auto' },
} as const;

const row = {
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
