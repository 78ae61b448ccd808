import {
  applyCorrections,
  checkProxyTable,
  type ProxyReading,
  type ProxyTable,
  type RosterCorrection,
  readProxyTable,
} from '@asamblea/domain';
import { useMemo, useState } from 'react';
import { useOwnAssembly } from '../../../../firebase/records/useOwnAssembly.ts';
import { useUnits } from '../../../../firebase/records/useRoster.ts';
import { LoadingRoster } from '../../../../parts/LoadingRoster.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../../../ui/feedback/Loading.tsx';
import type { TableRows } from '../../../../ui/tables/checkTable.ts';
import { ImportPreview } from './ImportPreview.tsx';
import type { ImportChoice } from './useProxyImport.ts';

interface ProxyReviewProps {
  readonly name: string;
  readonly cells: TableRows;
  readonly onStart: (table: ProxyTable, choice: ImportChoice) => void;
  readonly onClear: () => void;
}

/** The table beside the roster in force: which of its units there are, before anything is received. */
export function ProxyReview(props: ProxyReviewProps) {
  const assembly = useOwnAssembly();
  if (assembly === null) return <Loading shape="list" />;
  const { assemblyId, activeRoster } = assembly;
  if (activeRoster === null) {
    return (
      <EmptyState title="Aún no hay padrón">
        Cuando la administración lo importe, podrá recibir aquí los poderes.
      </EmptyState>
    );
  }
  return <OfRoster {...props} {...{ assemblyId, version: activeRoster }} />;
}

function OfRoster({
  assemblyId,
  version,
  cells,
  onStart,
  ...rest
}: ProxyReviewProps & { readonly assemblyId: string; readonly version: string }) {
  const { rows: units, status, progress } = useUnits({ assemblyId, version });
  const [reading, setReading] = useState<ProxyReading>({});
  const [mends, setMends] = useState<readonly RosterCorrection[]>([]);
  const mended = useMemo(() => applyCorrections(cells, mends), [cells, mends]);
  const table = useMemo(
    () => checkProxyTable(readProxyTable(mended, reading), units),
    [mended, reading, units],
  );
  if (status === 'loading') return <LoadingRoster progress={[progress]} />;
  return (
    <ImportPreview
      {...rest}
      {...{ table, reading }}
      cells={mended}
      mends={mends.length}
      onRead={setReading}
      onMend={(one) => setMends([...mends, one])}
      onUndo={() => setMends(mends.slice(0, -1))}
      onStart={(choice) => onStart(table, choice)}
    />
  );
}
