import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { MemberFirestore } from '../../../firebase/MemberFirestore.tsx';
import { useSession } from '../../../firebase/session.tsx';
import { PublicLinks } from '../../../parts/PublicLinks.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Cockpit, type CockpitProps } from './Cockpit.tsx';

interface DashboardPageProps extends Omit<CockpitProps, 'cot'> {
  /** What is set up before, and whether attorneys come in. */
  readonly before: ReactNode;
}

/** The moderator's cockpit: quorum, what is open, how everything is connected and what happened, all live. */
export function DashboardPage(props: DashboardPageProps) {
  const { cot } = useSession();
  return (
    <Page title="Tablero" width="wide">
      {cot !== null && (
        <MemberFirestore fallback={<Loading shape="cards" />}>
          <Cockpit cot={cot} {...props} />
          {props.before}
          <Box component="section" aria-labelledby="pantallas" sx={{ mt: 4 }}>
            <Typography id="pantallas" variant="h3" component="h2" sx={{ mb: 1 }}>
              Pantallas públicas
            </Typography>
            <PublicLinks cot={cot} />
          </Box>
        </MemberFirestore>
      )}
    </Page>
  );
}
