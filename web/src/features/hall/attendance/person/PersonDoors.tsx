import { type DoorPerson, sayDoorCapacity, sayDoorPaper, saying } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { StateChip } from '../../../../ui/frames/StateChip.tsx';
import type { DeskPerson } from '../desk/deskIndex.ts';

/** The entries of this person at the door, and the decisions of the chair. */
export function PersonDoors({ person }: { readonly person: DeskPerson }) {
  if (person.doors.length === 0) return null;
  return (
    <Box component="section" aria-label="Agregado en la puerta" sx={{ mt: 3 }}>
      <Typography variant="h6" component="h3">
        Agregado en la puerta
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {person.doors.map((door) => (
          <Box component="li" key={door.doorId} sx={line}>
            <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
              <Typography>
                {sayDoorCapacity({ capacity: door.capacity })} · {door.labels.join(', ')}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {sayDoorPaper(door)} {sayStanding(door)}
              </Typography>
            </Box>
            <DoorChip {...door} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function DoorChip({ state }: Pick<DoorPerson, 'state'>) {
  switch (state) {
    case 'provisional':
      return <StateChip tone="warning" label="Provisional" />;
    case 'confirmed':
      return <StateChip tone="success" label="Confirmado" />;
    case 'refused':
      return <StateChip tone="critical" label="No confirmado" />;
  }
}

/** The meaning for the person at the desk. */
function sayStanding({ state, capacity, decision }: DoorPerson): string {
  if (state === 'refused') return saying`La presidencia no lo confirmó: ${decision?.reason ?? ''}.`;
  if (capacity === 'tenant') return 'Asiste sin voto y no cuenta en el quórum de la sala.';
  return state === 'provisional'
    ? 'Puede acreditarse y votar; la presidencia lo confirmará.'
    : 'La presidencia lo confirmó.';
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 } as const;
