import { roleNames } from '@asamblea/domain';
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { Box, Divider, IconButton, Popover, Typography } from '@mui/material';
import { useState } from 'react';
import { useSession } from '../firebase/session.tsx';
import { BusyButton } from '../ui/BusyButton.tsx';
import { ColorModeChoice } from './ColorModeChoice.tsx';
import { useLeave } from './useLeave.ts';

/** Who is signed in, how the page looks, and the way out. */
export function AccountMenu() {
  const { session } = useSession();
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

const exit = { justifyContent: 'flex-start', px: 1, minHeight: 48 } as const;
