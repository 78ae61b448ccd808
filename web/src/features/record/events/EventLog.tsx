import { sayEvent, sayOrigin } from '@asamblea/domain';
import { useSession } from '../../../firebase/session/session.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { PlainTable } from '../../../ui/lists/PlainTable.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';
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
