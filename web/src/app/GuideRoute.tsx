import type { RoutePath } from '@asamblea/domain';
import { Typography } from '@mui/material';
import { useSession } from '../firebase/session.tsx';
import { CardGrid } from '../ui/CardGrid.tsx';
import { LinkCard } from '../ui/LinkCard.tsx';
import { Page } from '../ui/Page.tsx';
import { guides } from './guides.ts';
import { pageAt } from './pages.ts';

/** A page whose work is done elsewhere for now: says so, and leads there. */
export function GuideRoute({ path }: { readonly path: RoutePath }) {
  const { routesAvailable } = useSession().session;
  const { title } = pageAt(path);
  const guide = guides[path];
  if (guide === undefined) throw new Error(`There is no guide for ${path}.`);
  const next = guide.next.filter((one) => routesAvailable.includes(one)).map(pageAt);
  return (
    <Page title={title}>
      <Typography sx={{ maxWidth: '60ch', mb: 3 }}>{guide.text}</Typography>
      {next.length > 0 && (
        <>
          <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
            Lo que puede hacer ahora
          </Typography>
          <CardGrid>
            {next.map((page) => (
              <LinkCard key={page.path} {...page} />
            ))}
          </CardGrid>
        </>
      )}
    </Page>
  );
}
