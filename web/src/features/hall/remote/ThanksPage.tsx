import { sayThanks } from '@asamblea/domain';
import { Button, Typography } from '@mui/material';
import { Link } from 'react-router';
import { useSession } from '../../../firebase/session/session.tsx';
import { Page } from '../../../ui/frames/Page.tsx';

/** The end of a remote meeting. */
export function ThanksPage() {
  const { assemblyName, cot } = useSession();
  return (
    <Page title="Gracias por participar" width="narrow">
      <Typography sx={{ mb: 1 }}>{sayThanks(assemblyName)}</Typography>
      <Typography sx={{ mb: 3 }}>
        El acta y los documentos llegarán por los medios que la asamblea acostumbra.
      </Typography>
      {cot !== null && (
        <Button
          href={`/results/public?cot=${encodeURIComponent(cot)}`}
          variant="contained"
          sx={{ mr: 1, mb: 1 }}
        >
          Ver los resultados
        </Button>
      )}
      <Button component={Link} to="/" sx={{ mb: 1 }}>
        Ir al inicio
      </Button>
    </Page>
  );
}
