import { roleNames } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { useSession } from '../../../firebase/session/session.tsx';
import { PublicLinks } from '../../../parts/PublicLinks.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { CardGrid } from '../../../ui/frames/CardGrid.tsx';
import { LinkCard } from '../../../ui/frames/LinkCard.tsx';
import { Page } from '../../../ui/frames/Page.tsx';
import { Parts } from '../../../ui/frames/Parts.tsx';

interface HomePageProps extends RestProps {
  /** The state of the assembly and their next step. */
  readonly next?: ReactNode;
  /** The next step has its room on the page: the parts below it come. */
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
  /** The report of the session that ended, for this person. */
  readonly own?: ReactNode;
  /** Decisions that wait for the absent, for the people who should know first. */
  readonly absent?: ReactNode;
  /** The proxies that an owner gives. */
  readonly proxies?: ReactNode;
  /** The documents to read. */
  readonly documents?: ReactNode;
}

/** The possible actions of this person now. */
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

/** The actions and documents below the next step. */
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
