import type { AttendanceMode } from '@asamblea/domain';
import AccreditIcon from '@mui/icons-material/HowToReg';
import ExitIcon from '@mui/icons-material/LogoutOutlined';
import TakeIcon from '@mui/icons-material/SwapHorizOutlined';
import { Box, Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useBarRoom } from '../../../../ui/device/useBarRoom.ts';
import type { DeskHolding } from '../desk/deskHoldings.ts';
import type { DeskActions } from '../desk/useDeskActions.ts';
import type { Pick } from '../desk/usePick.ts';

interface PersonActionsProps {
  readonly pick: Pick;
  /** The units of this person that others hold. */
  readonly held: readonly DeskHolding[];
  /** The next Enter accredits. */
  readonly isNextEnter: boolean;
  readonly actions: DeskActions;
}

/** All that is missing in one press; exits apart. */
export function PersonActions({ pick, held, isNextEnter, actions }: PersonActionsProps) {
  const { toAccredit, toLeave, represented, channel, setChannel } = pick;
  const room = useBarRoom('bottom');
  return (
    <Box ref={room} role="group" aria-label="Acciones" sx={row}>
      {toAccredit.length > 0 && (
        <Button
          variant="contained"
          size="large"
          startIcon={<AccreditIcon />}
          onClick={() => actions.accredit()}
        >
          Acreditar {countOf(toAccredit.length)}
          {isNextEnter && <Key name="Enter" />}
        </Button>
      )}
      {toAccredit.length === 0 && represented.length > 0 && (
        <Button
          variant="contained"
          size="large"
          startIcon={<AccreditIcon />}
          onClick={() => actions.ask(represented)}
        >
          Asistir o solo mirar
          {isNextEnter && <Key name="Enter" />}
        </Button>
      )}
      {toLeave.length > 0 && (
        <Button variant="outlined" size="large" startIcon={<ExitIcon />} onClick={actions.leave}>
          Salida de {countOf(toLeave.length)}
          <Key name="Alt+S" />
        </Button>
      )}
      {held.length > 1 && (
        <Button
          variant="outlined"
          size="large"
          startIcon={<TakeIcon />}
          onClick={() => actions.transfer()}
        >
          Pasarle {countOf(held.length)}
          <Key name="Alt+P" />
        </Button>
      )}
      {toAccredit.length + held.length + represented.length > 0 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={channel}
          aria-label="Cómo asiste"
          onChange={(_, chosen: AttendanceMode | null) => chosen !== null && setChannel(chosen)}
        >
          <ToggleButton value="hall">En la sala</ToggleButton>
          <ToggleButton value="online">En línea</ToggleButton>
        </ToggleButtonGroup>
      )}
    </Box>
  );
}

function countOf(units: number): string {
  return units === 1 ? '1 unidad' : `${units} unidades`;
}

function Key({ name }: { readonly name: string }) {
  return (
    <Box component="kbd" aria-hidden sx={key}>
      {name}
    </Box>
  );
}

/** However many units there are, what to do with them stays in sight. */
const row = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mx: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  py: 1.5,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;

const key = {
  display: { xs: 'none', md: 'inline-block' },
  ml: 1.5,
  px: 0.75,
  border: 1,
  borderRadius: 1,
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 400,
} as const;
