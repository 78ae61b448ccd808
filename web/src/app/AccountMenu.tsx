import { isPersonMember, roleNames, sessionMay } from '@asamblea/domain';
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import SwitchIcon from '@mui/icons-material/SwapHorizOutlined';
import { Box, Button, Divider, IconButton, Popover, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { OpenAssemblies } from '../features/kernel/signIn/OpenAssemblies.tsx';
import { importWhenOnline } from '../firebase/importWhenOnline.ts';
import { useSession } from '../firebase/session.tsx';
import { BusyButton } from '../ui/BusyButton.tsx';
import { ColorModeChoice } from './ColorModeChoice.tsx';
import { useLeave } from './useLeave.ts';

const AssemblyPicker = lazy(() =>
  importWhenOnline(() => import('../features/kernel/signIn/AssemblyPicker.tsx')).then((loaded) => ({
    default: loaded.AssemblyPicker,
  })),
);

/** Who is signed in, how the page looks, and the way out. */
export function AccountMenu() {
  const { session, openElsewhere } = useSession();
  const [isPicking, setPicking] = useState(false);
  const { userId } = session;
  const hasAccount = userId !== null && !isPersonMember(userId);
  const maySwitch = hasAccount && sessionMay(session, 'enterAssembly');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const leave = useLeave(() => setAnchor(null));
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
                setAnchor(null);
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
      {isPicking && (
        <Suspense fallback={null}>
          <AssemblyPicker onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </>
  );
}

const row = { justifyContent: 'flex-start', px: 1, minHeight: 48 } as const;
