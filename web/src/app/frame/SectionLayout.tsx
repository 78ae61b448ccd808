import { Box, Link } from '@mui/material';
import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useSession } from '../../firebase/session/session.tsx';
import { pageAt, type sections, tabsOf } from '../pages/pages.ts';

interface SectionLayoutProps {
  readonly section: (typeof sections)[number];
}

/** The pages of a section as tabs, each with its own address, above the one that is open. */
export function SectionLayout({ section }: SectionLayoutProps) {
  const { routesAvailable } = useSession().session;
  const tabs = tabsOf(section, routesAvailable);
  const { title } = pageAt(section);
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the tabs do not fit: the one that is open must be in sight.
  useEffect(() => {
    const open = strip.current?.querySelector(`[aria-current="page"][href="${pathname}"]`);
    open?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <>
      <Box component="nav" aria-label={title} ref={strip} sx={line}>
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

const line = {
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
