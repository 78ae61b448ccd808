import { Box } from '@mui/material';

interface SeatListProps {
  readonly seats: readonly {
    readonly key: string;
    readonly name: string;
    readonly note: string;
  }[];
}

/** Who was elected, in the order of the seats. Sizes follow the text around them. */
export function SeatList({ seats }: SeatListProps) {
  if (seats.length === 0) return null;
  return (
    <Box component="ol" aria-label="Puestos elegidos" sx={list}>
      {seats.map(({ key, name, note }) => (
        <Box component="li" key={key} data-enters="verdict" sx={seat}>
          <strong>{name}</strong>
          {note !== '' && (
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.9em' }}>
              {' '}
              · {note}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

const seat = { breakInside: 'avoid', overflowWrap: 'anywhere' } as const;
const list = { m: 0, pl: '1.6em', columns: '16em auto', columnGap: '2em' } as const;
