import { Box } from '@mui/material';
import { screenSize } from '../../../ui/screenSize.ts';

interface WinnersProps {
  readonly seats: readonly {
    readonly key: string;
    readonly name: string;
    readonly note: string;
  }[];
}

/** More are a list to be read, and no longer names to be seen. */
export const winnersAtMost = 8;

/** Who was elected, as large as they are few, in the order of the seats: they come in one by one. */
export function Winners({ seats }: WinnersProps) {
  const { size, columns } = lookOf(seats.length);
  return (
    <Box
      component="ol"
      aria-label="Puestos elegidos"
      sx={{
        ...list,
        fontSize: screenSize(size, 1.5),
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${columns}, minmax(0, 1fr))` },
      }}
    >
      {seats.map(({ key, name, note }) => (
        <Box component="li" key={key} data-enters="verdict" sx={{ overflowWrap: 'anywhere' }}>
          <Box component="strong" sx={{ color: 'success.main' }}>
            {name}
          </Box>
          {note !== '' && <Box sx={noteLook}>{note}</Box>}
        </Box>
      ))}
    </Box>
  );
}

function lookOf(count: number) {
  if (count === 1) return { size: 11, columns: 1 };
  if (count <= 3) return { size: 7, columns: 1 };
  return count <= 6 ? { size: 5.5, columns: 2 } : { size: 4.4, columns: 2 };
}

const list = {
  m: 0,
  pl: '1.5em',
  display: 'grid',
  columnGap: '2.2em',
  rowGap: '0.15em',
  lineHeight: 1.15,
} as const;

const noteLook = { color: 'text.secondary', fontSize: `max(0.6em, ${screenSize(3)})` } as const;
