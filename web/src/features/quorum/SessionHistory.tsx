import { Box, Button } from '@mui/material';
import { HistoryRows } from './HistoryRows.tsx';
import { useRecord } from './useRecord.ts';

/** Everything that happened in the hall and to the session, newest first. */
export function SessionHistory({ timeZone }: { readonly timeZone: string }) {
  const record = useRecord(null);
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
        <Button onClick={record.refresh}>Actualizar</Button>
      </Box>
      <HistoryRows
        record={record}
        timeZone={timeZone}
        empty="Todavía no ha entrado nadie ni ha cambiado la sesión."
      />
    </>
  );
}
