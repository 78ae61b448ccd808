import { sayEvent, sayOrigin } from '@asamblea/domain';
import { useSession } from '../../../firebase/session.tsx';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorMessage } from '../../../ui/ErrorMessage.tsx';
import { formatMoment } from '../../../ui/formatMoment.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { useEventLog } from './useEventLog.ts';

interface EventLogProps {
  readonly onStale: () => void;
}

/** Every event with its place and its block, newest first. */
export function EventLog({ onStale }: EventLogProps) {
  const timeZone = useSession().timeZone ?? 'UTC';
  const { rows, before, failure, refresh, readOlder } = useEventLog(onStale);
  if (failure !== null) {
    return (
      <ErrorMessage message={failure.message} explanation={failure.explanation} onRetry={refresh} />
    );
  }
  if (rows === null) return <Loading shape="list" />;
  if (rows.length === 0) {
    return (
      <EmptyState title="Todavía no hay sucesos">
        Aparecerán aquí cuando empiece el registro.
      </EmptyState>
    );
  }
  return (
    <>
      <PlainTable
        caption="Registro de sucesos"
        columns={[
          ...[{ name: 'N.º', isFigure: true }, { name: 'Hora' }, { name: 'Suceso' }],
          ...[{ name: 'Quién' }, { name: 'Bloque', isFigure: true }],
        ]}
        rows={rows.map((row) => ({
          key: row.eventId,
          cells: [
            row.sequence ?? '—',
            formatMoment(row.at, timeZone),
            sayEvent(row, timeZone),
            `${row.by}${sayOrigin(row)}`,
            row.seal ?? 'por sellar',
          ],
        }))}
      />
      {before !== null && (
        <BusyButton onPress={readOlder} sx={{ mt: 1 }}>
          Traer anteriores
        </BusyButton>
      )}
    </>
  );
}
