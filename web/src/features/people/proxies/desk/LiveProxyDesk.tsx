import { type Assembly, type ProxyRecord, paths } from '@asamblea/domain';
import { Box } from '@mui/material';
import { useCollection } from '../../../../firebase/listening/useCollection.ts';
import { useDocument } from '../../../../firebase/listening/useDocument.ts';
import { useRoster } from '../../../../firebase/records/useRoster.ts';
import { useSession } from '../../../../firebase/session/session.tsx';
import { LoadingRoster } from '../../../../parts/LoadingRoster.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../../ui/feedback/Loading.tsx';
import { ProxyDesk } from './ProxyDesk.tsx';
import { useConflicts } from './useConflicts.ts';

/** The proxies, live, so that desks see each other's decisions at once. Inside `MemberFirestore`. */
export function LiveProxyDesk() {
  const { session } = useSession();
  const assemblyId = session.assembly ?? '';
  const { status, value } = useDocument<Assembly>(paths.assembly(assemblyId));
  if (status === 'loading' || value === null) return <Loading shape="list" />;
  if (value.activeRoster === null) {
    return (
      <EmptyState title="Aún no hay padrón">
        Los poderes se reciben cuando la administración lo importe.
      </EmptyState>
    );
  }
  return <ProxiesOfRoster assemblyId={assemblyId} version={value.activeRoster} />;
}

interface ProxiesOfRosterProps {
  readonly assemblyId: string;
  readonly version: string;
}

function ProxiesOfRoster({ assemblyId, version }: ProxiesOfRosterProps) {
  const proxies = useCollection<ProxyRecord>(paths.proxies(assemblyId));
  const { units, owners } = useRoster({ assemblyId, version });
  const { conflicts, failed, retry } = useConflicts(proxies.rows);
  if ([proxies, units, owners].some(({ status }) => status === 'loading')) {
    return <LoadingRoster progress={[units.progress, owners.progress]} />;
  }
  return (
    <>
      {failed && (
        <Box sx={{ mb: 2 }}>
          <ErrorMessage
            message="No pudimos revisar si hay poderes en conflicto"
            explanation="Igual se revisa al aceptar cada uno."
            onRetry={retry}
          />
        </Box>
      )}
      <ProxyDesk
        proxies={proxies.rows}
        units={units.rows}
        people={owners.rows}
        conflicts={conflicts}
      />
    </>
  );
}
