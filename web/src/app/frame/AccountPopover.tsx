import { isPersonMember, roleNames, sessionMay } from '@asamblea/domain';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import SwitchIcon from '@mui/icons-material/SwapHorizOutlined';
import { Box, Button, Divider, Popover, Typography } from '@mui/material';
import { useState } from 'react';
import { OpenAssemblies } from '../../features/kernel/signIn/OpenAssemblies.tsx';
import { comesLater } from '../../firebase/listening/comesLater.tsx';
import { useSession } from '../../firebase/session/session.tsx';
import { BusyButton } from '../../ui/feedback/BusyButton.tsx';
import { ColorModeChoice } from '../look/ColorModeChoice.tsx';
import { useLeave } from './useLeave.ts';

const AssemblyPicker = comesLater(
  async () => (await import('../../features/kernel/signIn/AssemblyPicker.tsx')).AssemblyPicker,
);

interface AccountPopoverProps {
  /** The element pressed to open it; null: it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The signed-in member, the look of the page, and the way out. */
export function AccountPopover({ anchor, onClose }: AccountPopoverProps) {
  const { session, openElsewhere } = useSession();
  const [isPicking, setPicking] = useState(false);
  const { userId } = session;
  const hasAccount = userId !== null && !isPersonMember(userId);
  const maySwitch = hasAccount && sessionMay(session, 'enterAssembly');
  const leave = useLeave(onClose);
  return (
    <>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Su cuenta', sx: { width: 300 } } }}
      >
        <Box sx={{ px: 2, py: 1.5 }}>
          <Typography sx={{ fontWeight: 700 }}>{session.name}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {session.email}
          </Typography>
          {session.role !== null && (
            <Typography variant="body2" color="textSecondary">
              {roleNames[session.role]}
            </Typography>
          )}
        </Box>
        <Divider />
        <ColorModeChoice />
        <Divider />
        {openElsewhere.length > 0 && (
          <OpenAssemblies title="También abiertas en este navegador" assemblies={openElsewhere} />
        )}
        <Box sx={{ p: 1 }}>
          {maySwitch && (
            <Button
              fullWidth
              color="inherit"
              startIcon={<SwitchIcon />}
              onClick={() => {
                onClose();
                setPicking(true);
              }}
              sx={row}
            >
              Ir a otra asamblea
            </Button>
          )}
          <BusyButton
            fullWidth
            color="inherit"
            startIcon={<LogoutIcon />}
            onPress={() => leave('here')}
            sx={row}
          >
            {openElsewhere.length === 0 ? 'Salir' : 'Salir de esta asamblea'}
          </BusyButton>
          {openElsewhere.length > 0 && (
            <BusyButton
              fullWidth
              color="inherit"
              startIcon={<LogoutIcon />}
              onPress={() => leave('everywhere')}
              sx={row}
            >
              Salir de todas
            </BusyButton>
          )}
        </Box>
      </Popover>
      {isPicking && <AssemblyPicker onClose={() => setPicking(false)} />}
    </>
  );
}

const row = { justifyContent: 'flex-start', px: 1, minHeight: 48 } as const;
