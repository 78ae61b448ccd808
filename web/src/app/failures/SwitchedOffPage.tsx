import { routeOf, sessionMay } from '@asamblea/domain';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { useSession } from '../../firebase/session/session.tsx';
import { StatusPage } from './StatusPage.tsx';

/** The path exists, and the assembly does without that part of the application. */
export function SwitchedOffPage({ path }: { readonly path: string }) {
  const { session } = useSession();
  const maySwitch = sessionMay(session, 'switchPlugins');
  const title = routeOf(path)?.title ?? path;
  return (
    <StatusPage
      statusCode={403}
      statusMessage={`Switched off: ${path}`}
      title={`Esta página está apagada: ${title}`}
      actions={
        <>
          {maySwitch && (
            <Button component={Link} to="/settings/plugins" variant="contained">
              Ver las funciones
            </Button>
          )}
          <Button href="/" variant={maySwitch ? 'outlined' : 'contained'}>
            Ir al inicio
          </Button>
        </>
      }
    >
      <p>
        {maySwitch
          ? 'Nada se borró: vuelve como estaba cuando usted la encienda.'
          : 'Nada se borró. Si la necesita, pida que la encienda a quien administra la asamblea.'}
      </p>
    </StatusPage>
  );
}
