import { byArrival, type DoorPerson } from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { DoorRow } from './DoorRow.tsx';

/** Those who wait, the longest first; nothing while there is nobody. */
export function DoorList({ doors }: { readonly doors: readonly DoorPerson[] }) {
  const waiting = doors.filter(({ state }) => state === 'provisional').sort(byArrival);
  if (waiting.length === 0) return null;
  return (
    <Paper component="section" aria-labelledby="por-confirmar" sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Typography id="por-confirmar" variant="h3" component="h2">
        {waiting.length === 1
          ? '1 persona por confirmar'
          : `${waiting.length} personas por confirmar`}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        No están en el padrón: la mesa de registro las agregó en la puerta. Mientras usted decide,
        se acreditan y votan de manera provisional.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {waiting.map((door) => (
          <DoorRow key={door.doorId} door={door} />
        ))}
      </Box>
    </Paper>
  );
}
