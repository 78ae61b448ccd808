import { roleNames } from '@asamblea/domain';
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { Box, Divider, IconButton, Popover, Typography } from '@mui/material';
import { useState } from 'react';
import { useSession } from '../firebase/session.tsx';
import { signOut } from '../firebase/signOut.ts';
import { BusyButton } from '../ui/BusyButton.tsx';
import { useGlobalLoader } from '../ui/GlobalLoader.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import { ColorModeChoice } from './ColorModeChoice.tsx';

/** Who is signed in, how the page looks, and the way out. */
export function AccountMenu() {
  const { session } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const leave = useLeave();
  return (
    <>
      <IconButton
        edge="end"
        aria-label="Su cuenta"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AccountIcon />
      </IconButton>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
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
        <Box sx={{ p: 1 }}>
          <BusyButton
            fullWidth
            color="inherit"
            startIcon={<LogoutIcon />}
            onPress={leave}
            sx={exit}
          >
            Salir
          </BusyButton>
        </Box>
      </Popover>
    </>
  );
}

function useLeave() {
  const { add } = useToasts();
  const { show, hide } = useGlobalLoader();
  return async () => {
    show();
    if (await signOut()) {
      location.assign('/login');
      return;
    }
    hide();
    add({
      severity: 'error',
      summary: 'No pudimos cerrar su sesión',
      detail: 'Revise su conexión e intente de nuevo antes de dejar este equipo.',
    });
  };
}

const exit = { justifyContent: 'flex-start', px: 1, minHeight: 48 } as const;
