import { sayDoorCapacity, sayRegistered, sayWeight } from '@asamblea/domain';
import { Box, Button, Checkbox, ListItem, Typography } from '@mui/material';
import { useSession } from '../../../../firebase/session/session.tsx';
import { useMay } from '../../../../firebase/session/useMay.ts';
import { useHoldingWords } from '../../../../parts/useHoldingWords.ts';
import { StateChip } from '../../../../ui/frames/StateChip.tsx';
import { type DeskHolding, isRepresented } from '../desk/deskHoldings.ts';
import { HoldingChip } from './HoldingChip.tsx';

interface HoldingRowProps {
  readonly holding: DeskHolding;
  readonly isPicked: boolean;
  readonly refusal: string | null;
  readonly mayWork: boolean;
  readonly personName: string;
  readonly onToggle: () => void;
  readonly onTake: () => void;
  /** Asks its owner whether to attend, which ends the proxy, or only to watch. */
  readonly onAsk: () => void;
  /** The debt was paid. */
  readonly onClear: () => void;
}

/** One unit: whose it is, what it weighs, where it stands; a conflict brings its way out. */
export function HoldingRow(props: HoldingRowProps) {
  const words = useHoldingWords();
  const { holding, personName, isPicked, refusal, mayWork } = props;
  const { unit, capacity, attorney, state, isPending } = holding;
  const isTaken = isRepresented(holding);
  const isHeld = state.kind === 'held';
  const mayClear = useMay('clearArrears');
  return (
    <ListItem disableGutters sx={row}>
      {mayWork && (
        <Checkbox
          checked={isPicked && !isHeld}
          disabled={isHeld}
          onChange={props.onToggle}
          slotProps={{ input: { 'aria-label': `Incluir ${unit.label}` } }}
        />
      )}
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Typography>
          <b>{unit.label}</b> · {sayWeight(unit.weight, words)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {sayOwn(holding)}
          {capacity === 'owner' && unit.ownerNames.length > 1 && ' · tiene copropietario'}
        </Typography>
        {isTaken && (
          <Typography variant="body2">
            <b>{attorney} la representa</b> con un poder aceptado y vota por ella.
            {mayWork &&
              ` Si ${personName} quiere votarla, revoque el poder; si solo viene a mirar, déjela sin marcar.`}
          </Typography>
        )}
        {!isPending && <Registered state={state} />}
        {refusal !== null && (
          <Typography role="alert" variant="body2" color="error" sx={{ fontWeight: 600 }}>
            {refusal}
          </Typography>
        )}
      </Box>
      <Box sx={mayWork ? { ...stateAndActions, ml: { xs: 6.75, sm: 'auto' } } : stateAndActions}>
        {unit.inArrears && <StateChip tone="warning" label="En mora" />}
        <HoldingChip {...holding} />
        {unit.inArrears && mayWork && mayClear && (
          <Button size="small" onClick={props.onClear}>
            Paz y salvo
          </Button>
        )}
        {isTaken && mayWork && (
          <Button size="small" variant="outlined" onClick={props.onAsk}>
            Revocar y acreditar
          </Button>
        )}
        {isHeld && !isTaken && mayWork && (
          <Button size="small" variant="outlined" onClick={props.onTake}>
            Pasar a esta persona
          </Button>
        )}
      </Box>
    </ListItem>
  );
}

/** The capacity of the person; stated at the door, also the owner. */
function sayOwn({ capacity, doorState, unit }: DeskHolding): string {
  const owners = unit.ownerNames.join(', ');
  if (capacity === 'owner') return 'Propia';
  if (capacity === 'proxy') return `Con poder de ${owners}`;
  const said = sayDoorCapacity({ capacity, state: doorState });
  return owners === '' ? said : `${said} · en el padrón, de ${owners}`;
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
const stateAndActions = {
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
