import { roleNames } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { useSession } from '../../../firebase/session.tsx';
import { PublicLinks } from '../../../parts/PublicLinks.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { CardGrid } from '../../../ui/frames/CardGrid.tsx';
import { LinkCard } from '../../../ui/frames/LinkCard.tsx';
import { Page } from '../../../ui/frames/Page.tsx';
import { Parts } from '../../../ui/frames/Parts.tsx';

interface HomePageProps extends RestProps {
  /** Where the assembly stands and what they do next. */
  readonly next?: ReactNode;
  /** What they do next has its room on the page: what stands below it comes. */
  readonly isKnown: boolean;
}

interface RestProps {
  /** The pages this person may open, most useful first. */
  readonly pages: readonly {
    readonly path: string;
    readonly title: string;
    readonly summary: string;
    readonly Icon: ComponentType;
    readonly isApart?: boolean;
  }[];
  /** The question that is open to them. */
  readonly voting?: ReactNode;
  /** What the session that ended was for this person. */
  readonly own?: ReactNode;
  /** Decisions that wait for the absent, by who should know first. */
  readonly absent?: ReactNode;
  /** What an owner gives to whoever comes for them. */
  readonly proxies?: ReactNode;
  /** What there is to read. */
  readonly documents?: ReactNode;
}

/** What this person can do now. */
export function HomePage(props: HomePageProps) {
  const { next, isKnown, ...rest } = props;
  const { session, assemblyName } = useSession();
  const greeting = session.name === null ? 'Bienvenido' : `Hola, ${session.name}`;
  const role = session.role === null ? '' : `\u00a0· ${roleNames[session.role]}`;
  return (
    <Page title={greeting} subtitle={`${assemblyName ?? ''}${role}`}>
      {next}
      {/* A shape of what comes would be pushed down too. */}
      {isKnown ? <Rest {...rest} /> : <div aria-busy="true" />}
    </Page>
  );
}

/** What there is to do and to read, below what comes next. */
function Rest({ pages, voting, own, absent, proxies, documents }: RestProps) {
  const { cot } = useSession();
  return (
    <Parts>
      {voting}
      {own}
      {absent}
      {pages.length === 0 ? (
        <EmptyState title="Por ahora no tiene tareas en la aplicación">
          Puede seguir el quórum de la sala y los resultados en las pantallas públicas.
        </EmptyState>
      ) : (
        <CardGrid>
          {pages.map((page) => (
            <LinkCard key={page.path} {...page} />
          ))}
        </CardGrid>
      )}
      {documents}
      {proxies}
      {cot !== null && (
        <Box component="section" aria-labelledby="pantallas" sx={{ mt: 5 }}>
          <Typography id="pantallas" variant="h3" component="h2" sx={{ mb: 1 }}>
            Pantallas públicas
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            Cualquiera las abre con la dirección, sin ingresar.
          </Typography>
          <PublicLinks cot={cot} />
        </Box>
      )}
    </Parts>
  );
}
