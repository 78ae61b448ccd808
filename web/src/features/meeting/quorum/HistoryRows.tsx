import { sayEvent, sayOrigin } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';
import type { RecordReading } from './useRecord.ts';

interface HistoryRowsProps {
  readonly record: RecordReading;
  readonly timeZone: string;
  readonly empty: string;
}

/** The events, with their hour, author and place. */
export function HistoryRows({ record, timeZone, empty }: HistoryRowsProps) {
  const { rows, before, failure } = record;
  if (failure !== null) {
    return (
      <ErrorMessage
        message={failure.message}
        explanation={failure.explanation}
        onRetry={record.refresh}
      />
    );
  }
  if (rows === null) return <Loading shape="list" />;
  return (
    <>
      {rows.length === 0 && <EmptyState title="Sin movimientos">{empty}</EmptyState>}
      <Box component="ol" aria-label="Movimientos" sx={list}>
        {rows.map((row) => (
          <Box component="li" key={row.eventId} sx={item}>
            <Typography component="span" color="textSecondary" sx={hour}>
              {formatMoment(row.at, timeZone)}
            </Typography>
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {sayEvent(row, timeZone)}
              </Typography>
              <Typography component="span" variant="body2" color="textSecondary">
                {row.by}
                {sayOrigin(row)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
      {before !== null && (
        <BusyButton onPress={record.readOlder} sx={{ mt: 1 }}>
          Mostrar anteriores
        </BusyButton>
      )}
    </>
  );
}

const list = { listStyle: 'none', m: 0, p: 0 } as const;
const item = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '13em minmax(0, 1fr)' },
  columnGap: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const hour = { fontVariantNumeric: 'tabular-nums' } as const;
