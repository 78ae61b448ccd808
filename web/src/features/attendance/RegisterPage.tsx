import { type Assembly, paths } from '@asamblea/domain';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { MemberFirestore } from '../../firebase/MemberFirestore.tsx';
import { useSession } from '../../firebase/session.tsx';
import { useDocument } from '../../firebase/useDocument.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { LiveDesk } from './LiveDesk.tsx';

/** The desk at the door: finds people, accredits their units and registers their exits. */
export function RegisterPage() {
  return (
    <Page title="Registro" width="wide">
      <MemberFirestore fallback={<Loading shape="list" />}>
        <DeskOfAssembly />
      </MemberFirestore>
    </Page>
  );
}

function DeskOfAssembly() {
  const { session } = useSession();
  const assemblyId = session.assembly ?? '';
  const { status, value } = useDocument<Assembly>(paths.assembly(assemblyId));
  if (status === 'loading' || value === null) return <Loading shape="list" />;
  if (value.activeRoster === null) {
    return (
      <WithoutRoster mayImport={session.routesAvailable.includes('/settings/database/file')} />
    );
  }
  return (
    <LiveDesk
      key={value.activeRoster}
      assemblyId={assemblyId}
      version={value.activeRoster}
      session={value.activeSession}
    />
  );
}

function WithoutRoster({ mayImport }: { readonly mayImport: boolean }) {
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
