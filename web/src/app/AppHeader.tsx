import { mayDo } from '@asamblea/domain';
import MenuIcon from '@mui/icons-material/MenuOutlined';
import { AppBar, Box, IconButton, Toolbar, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { importWhenOnline } from '../firebase/importWhenOnline.ts';
import { MemberFirestore } from '../firebase/MemberFirestore.tsx';
import { PublicFirestore } from '../firebase/PublicFirestore.tsx';
import { useSession } from '../firebase/session.tsx';
import { QuietGuard } from '../ui/QuietGuard.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const LiveQuorum = lazy(() =>
  importWhenOnline(() => import('./LiveQuorum.tsx')).then((loaded) => ({
    default: loaded.LiveQuorum,
  })),
);

/**
 * The assembly, its quorum as it moves, and the person's own menu. The quorum is public: only who works
 * with live data anyway reads it through the connection of their own, which also watches their session.
 */
export function AppHeader({ onMenu }: { readonly onMenu: () => void }) {
  const { session, assemblyName, cot } = useSession();
  const { role, routesAvailable } = session;
  const mayOpen = role !== null && mayDo({ role, routesAvailable }, 'openFirestore');
  const Follow = mayOpen ? MemberFirestore : PublicFirestore;
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
            <Follow fallback={null}>
              <Suspense fallback={null}>
                <LiveQuorum cot={cot} />
              </Suspense>
            </Follow>
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
