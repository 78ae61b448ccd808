import { useSession } from '../../firebase/session/session.tsx';
import { CardGrid } from '../../ui/frames/CardGrid.tsx';
import { LinkCard } from '../../ui/frames/LinkCard.tsx';
import { Page } from '../../ui/frames/Page.tsx';
import { pageAt, type sections, tabsOf } from '../pages/pages.ts';

/** The front of a section: what each of its tabs is for. */
export function SectionRoute({ section }: { readonly section: (typeof sections)[number] }) {
  const { routesAvailable } = useSession().session;
  const { title, summary } = pageAt(section);
  return (
    <Page title={title} subtitle={summary}>
      <CardGrid>
        {tabsOf(section, routesAvailable).map((tab) => (
          <LinkCard key={tab.path} {...tab} />
        ))}
      </CardGrid>
    </Page>
  );
}
