import { Button } from '@mui/material';
import { Link } from 'react-router';
import { useSession } from '../../firebase/session.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

export function WithoutRoster() {
  const { routesAvailable } = useSession().session;
  const mayImport = routesAvailable.includes('/settings/database/file');
  return (
    <EmptyState
      title="Aún no hay padrón"
      action={
        mayImport && (
          <Button component={Link} to="/settings/database/file" variant="contained" size="large">
            Importar padrón
          </Button>
        )
      }
    >
      {mayImport
        ? 'Importe el archivo con las unidades para empezar a acreditar.'
        : 'Pida a la administración que lo importe para empezar a acreditar.'}
    </EmptyState>
  );
}
