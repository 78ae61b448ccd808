import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { MemberFirestore } from '../../firebase/MemberFirestore.tsx';
import { useSession } from '../../firebase/session.tsx';
import { useSwitches } from '../../firebase/useSwitches.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { PublicLinks } from '../../ui/PublicLinks.tsx';
import { HallNow } from './HallNow.tsx';
import { LastResults } from './LastResults.tsx';
import { QuorumNow } from './QuorumNow.tsx';

interface DashboardPageProps {
  /** The session under way, with its controls. */
  readonly session: ReactNode;
  /** Whether attorneys come in. */
  readonly attorneys: ReactNode;
}

/** The moderator's cockpit: quorum, the question on stage and what was decided, all live. */
export function DashboardPage({ session, attorneys }: DashboardPageProps) {
  const { cot } = useSession();
  const { hasRoute } = useSwitches();
  return (
    <Page title="Tablero" width="wide">
      {cot !== null && (
        <MemberFirestore fallback={<Loading shape="cards" />}>
          {session}
          <Box sx={grid}>
            <QuorumNow cot={cot} />
            <HallNow cot={cot} />
            <LastResults cot={cot} />
          </Box>
          {attorneys}
          <Box component="section" aria-labelledby="pantallas" sx={{ mt: 4 }}>
            <Typography id="pantallas" variant="h3" component="h2" sx={{ mb: 1 }}>
              Pantallas públicas
            </Typography>
            <PublicLinks cot={cot} hasRoute={hasRoute} />
          </Box>
        </MemberFirestore>
      )}
    </Page>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
  '& > :last-child': { gridColumn: '1 / -1' },
} as const;
