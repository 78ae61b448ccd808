import { Box, ButtonBase } from '@mui/material';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useSession } from '../firebase/session/session.tsx';
import { Page } from '../ui/frames/Page.tsx';

const tabs = [
  ['/settings/database', 'El vigente'],
  ['/settings/database/file', 'Importar archivo'],
  ['/settings/database/copypaste', 'Pegar'],
] as const;

interface RosterFrameProps {
  readonly subtitle: string;
  readonly children: ReactNode;
}

/** The three pages of the roster, side by side, each with its own address. */
export function RosterFrame({ subtitle, children }: RosterFrameProps) {
  const { session } = useSession();
  const mine = tabs.filter(([path]) => session.routesAvailable.includes(path));
  return (
    <Page title="Padrón" subtitle={subtitle} width="wide">
      <Box component="nav" aria-label="Del padrón" sx={bar}>
        {mine.map(([path, label]) => (
          <ButtonBase key={path} component={NavLink} to={path} end sx={tab}>
            {label}
          </ButtonBase>
        ))}
      </Box>
      {children}
    </Page>
  );
}

const bar = {
  display: 'flex',
  overflowX: 'auto',
  borderBottom: 1,
  borderColor: 'divider',
  mb: 3,
} as const;

const tab = {
  px: 2,
  minHeight: 48,
  flexShrink: 0,
  typography: 'subtitle1',
  color: 'text.secondary',
  borderBottom: '3px solid transparent',
  '&.active': { color: 'primary.main', borderBottomColor: 'primary.main' },
  '&:focus-visible': { bgcolor: 'action.focus' },
} as const;
