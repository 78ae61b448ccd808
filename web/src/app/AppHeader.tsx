import MenuIcon from '@mui/icons-material/MenuOutlined';
import { AppBar, Box, IconButton, Toolbar, Typography } from '@mui/material';
import { MemberFirestore } from '../firebase/MemberFirestore.tsx';
import { useSession } from '../firebase/session.tsx';
import { QuietGuard } from '../ui/QuietGuard.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { LiveQuorum } from './LiveQuorum.tsx';

/** The assembly, its quorum as it moves, and the person's own menu. */
export function AppHeader({ onMenu }: { readonly onMenu: () => void }) {
  const { assemblyName, cot } = useSession();
  return (
    <AppBar position="sticky" color="default" sx={bar}>
      <Toolbar sx={{ gap: { xs: 1, sm: 2 }, minHeight: { xs: 56, sm: 64 } }}>
        <IconButton
          edge="start"
          aria-label="Abrir el menú"
          onClick={onMenu}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 700 }}>
            {assemblyName}
          </Typography>
        </Box>
        {cot !== null && (
          <QuietGuard>
            <MemberFirestore fallback={null}>
              <LiveQuorum cot={cot} />
            </MemberFirestore>
          </QuietGuard>
        )}
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
}

const bar = {
  gridColumn: '1 / -1',
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  zIndex: 'appBar',
} as const;
