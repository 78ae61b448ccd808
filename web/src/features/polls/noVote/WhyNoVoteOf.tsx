import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../firebase/session/session.tsx';
import { useMay } from '../../../firebase/session/useMay.ts';
import { NoVoteCauses } from './NoVoteCauses.tsx';

/** Away from the desk: why the person cannot vote, and the way to where it is solved. */
export function WhyNoVoteOf({ personId }: { readonly personId: string }) {
  const [isAsked, setAsked] = useState(false);
  const { routesAvailable } = useSession().session;
  const mayExplain = useMay('explainVote');
  if (!mayExplain) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Button
        startIcon={<HelpIcon />}
        aria-expanded={isAsked}
        onClick={() => setAsked((before) => !before)}
      >
        ¿Por qué no puede votar?
      </Button>
      {isAsked && <Causes personId={personId} mayGo={routesAvailable.includes('/register')} />}
    </Box>
  );
}

function Causes({ personId, mayGo }: { readonly personId: string; readonly mayGo: boolean }) {
  return (
    <NoVoteCauses
      personId={personId}
      moved=""
      solutionOf={({ solution }) =>
        solution !== null &&
        mayGo && (
          <Button
            component={Link}
            to={solution === 'proxies' ? '/register?mesa=poderes' : '/register'}
            variant="outlined"
            size="small"
            sx={{ display: 'flex', width: 'fit-content', mt: 1 }}
          >
            Resolverlo en el registro
          </Button>
        )
      }
    />
  );
}
