import { type Assembly, paths, sessionMay } from '@asamblea/domain';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { MemberFirestore } from '../../../firebase/listening/MemberFirestore.tsx';
import { useDocument } from '../../../firebase/listening/useDocument.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { RosterFrame } from '../../../parts/RosterFrame.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { CurrentRoster } from './CurrentRoster.tsx';

/** The roster in force: read, searched, mended, taken out, and undone. */
export function RosterPage() {
  const { session } = useSession();
  return (
    <RosterFrame subtitle="De aquí salen las unidades, los coeficientes y quién puede acreditarse.">
      <MemberFirestore fallback={<Loading shape="cards" />}>
        <ActiveRoster assemblyId={session.assembly ?? ''} />
      </MemberFirestore>
    </RosterFrame>
  );
}

function ActiveRoster({ assemblyId }: { readonly assemblyId: string }) {
  const { session } = useSession();
  const { status, value } = useDocument<Assembly>(paths.assembly(assemblyId));
  if (status === 'loading' || value === null) return <Loading shape="cards" />;
  const may = (operation: 'importRoster' | 'editRoster' | 'restoreRoster' | 'updateArrears') =>
    sessionMay(session, operation);
  if (value.activeRoster !== null) {
    return (
      <CurrentRoster
        assemblyId={assemblyId}
        version={value.activeRoster}
        timeZone={value.timeZone}
        mayEdit={may('editRoster')}
        mayRestore={may('restoreRoster')}
        mayUpdateArrears={may('updateArrears')}
        mayInvite={sessionMay(session, 'inviteInBulk')}
      />
    );
  }
  return (
    <EmptyState title="Aún no hay padrón" action={may('importRoster') && <ImportButton />}>
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
