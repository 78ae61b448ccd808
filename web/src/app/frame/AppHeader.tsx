import { sessionMay } from '@asamblea/domain';
import MenuIcon from '@mui/icons-material/MenuOutlined';
import { AppBar, IconButton, Toolbar, Typography } from '@mui/material';
import { comesLater } from '../../firebase/listening/comesLater.tsx';
import { MemberFirestore } from '../../firebase/listening/MemberFirestore.tsx';
import { PublicFirestore } from '../../firebase/listening/PublicFirestore.tsx';
import { useSession } from '../../firebase/session/session.tsx';
import { useBarRoom } from '../../ui/device/useBarRoom.ts';
import { QuietGuard } from '../../ui/feedback/QuietGuard.tsx';
import { AssemblyLogo } from '../../ui/pictures/AssemblyLogo.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const HeaderQuorum = comesLater(async () => (await import('./HeaderQuorum.tsx')).HeaderQuorum);

/**
 * The assembly, its quorum as it moves, and the person's own menu. The quorum is public: only members who
 * work with live data anyway read it through the connection of their own, which also watches their session.
 */
export function AppHeader({ onMenu }: { readonly onMenu: () => void }) {
  const { session, assemblyName, cot } = useSession();
  const mayOpen = sessionMay(session, 'openFirestore');
  const room = useBarRoom('top');
  const Follow = mayOpen ? MemberFirestore : PublicFirestore;
  return (
    <AppBar ref={room} position="sticky" color="default" sx={bar}>
      <Toolbar sx={row}>
        <IconButton
          edge="start"
          aria-label="Abrir el menú"
          onClick={onMenu}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <AssemblyLogo height="2.25rem" />
        <Typography sx={name}>{assemblyName}</Typography>
        {cot !== null && (
          <QuietGuard>
            <Follow fallback={null}>
              <HeaderQuorum cot={cot} />
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

/** Larger letters take more rows: nothing is cut off. */
const row = {
  flexWrap: 'wrap',
  gap: { xs: 1, sm: 2 },
  py: 0.5,
  minHeight: { xs: 56, sm: 64 },
} as const;
const name = {
  flex: '1 1 5rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: { xs: '0.875rem', sm: '1rem' },
  lineHeight: 1.2,
  fontWeight: 700,
  // A long one leaves room for the page under the bar; the home page has all of it.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;
