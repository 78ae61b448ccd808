import { Box } from '@mui/material';
import { useSession } from '../firebase/session.tsx';
import { LinkCard } from '../ui/LinkCard.tsx';
import { Page } from '../ui/Page.tsx';
import { pageAt, type sections, tabsOf } from './pages.ts';

/** The front of a section: what each of its tabs is for. */
export function SectionRoute({ section }: { readonly section: (typeof sections)[number] }) {
  const { routesAvailable } = useSession().session;
  const { title, summary } = pageAt(section);
  return (
    <Page title={title} subtitle={summary}>
      <Box sx={cards}>
        {tabsOf(section, routesAvailable).map((tab) => (
          <LinkCard key={tab.path} {...tab} />
        ))}
      </Box>
    </Page>
  );
}

const cards = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
} as const;
