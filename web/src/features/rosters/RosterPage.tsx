import { type Assembly, mayDo, paths } from '@asamblea/domain';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { MemberFirestore } from '../../firebase/MemberFirestore.tsx';
import { useSession } from '../../firebase/session.tsx';
import { useDocument } from '../../firebase/useDocument.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { RosterInForce } from './RosterInForce.tsx';

/** The roster in force, and the way to import another. */
export function RosterPage() {
  const { session } = useSession();
  const { role, routesAvailable, assembly } = session;
  const mayImport = role !== null && mayDo({ role, routesAvailable }, 'importRoster');
  return (
    <Page
      title="Base de datos"
      subtitle="El padrón vigente: de aquí salen las unidades, los coeficientes y quién puede acreditarse."
      actions={mayImport && <ImportButton />}
    >
      <MemberFirestore fallback={<Loading shape="cards" />}>
        <ActiveRoster assemblyId={assembly ?? ''} mayImport={mayImport} />
      </MemberFirestore>
    </Page>
  );
}

function ActiveRoster(props: { readonly assemblyId: string; readonly mayImport: boolean }) {
  const { assemblyId, mayImport } = props;
  const { status, value } = useDocument<Assembly>(paths.assembly(assemblyId));
  if (status === 'loading' || value === null) return <Loading shape="cards" />;
  if (value.activeRoster !== null) {
    return <RosterInForce assemblyId={assemblyId} version={value.activeRoster} />;
  }
  return (
    <EmptyState title="Aún no hay padrón" action={mayImport && <ImportButton />}>
      Importe el archivo con las unidades y sus coeficientes para poder acreditar y votar.
    </EmptyState>
  );
}

function ImportButton() {
  return (
    <Button component={Link} to="/settings/database/file" variant="contained" size="large">
      Importar padrón
    </Button>
  );
}
