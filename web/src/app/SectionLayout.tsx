import { Box, Link } from '@mui/material';
import { NavLink, Outlet } from 'react-router';
import { useSession } from '../firebase/session.tsx';
import { pageAt, type sections, tabsOf } from './pages.ts';

interface SectionLayoutProps {
  readonly section: (typeof sections)[number];
}

/** The pages of a section as tabs, each with its own address, above the one that is open. */
export function SectionLayout({ section }: SectionLayoutProps) {
  const { routesAvailable } = useSession().session;
  const tabs = tabsOf(section, routesAvailable);
  const { title } = pageAt(section);
  return (
    <>
      <Box component="nav" aria-label={title} sx={strip}>
        {tabs.map((tab) => (
          <Link
            key={tab.path}
            component={NavLink}
            to={tab.path}
            underline="none"
            color="textSecondary"
            sx={entry}
          >
            {tab.title}
          </Link>
        ))}
      </Box>
      <Outlet />
    </>
  );
}

const strip = {
  display: 'flex',
  overflowX: 'auto',
  px: { xs: 1, sm: 2 },
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const entry = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  px: 1.5,
  whiteSpace: 'nowrap',
  fontWeight: 600,
  borderBottom: '3px solid transparent',
  '&.active': { color: 'primary.main', borderColor: 'primary.main' },
} as const;
