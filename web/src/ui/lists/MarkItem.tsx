import { Box, Checkbox, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Mark } from './MarkList.tsx';

interface MarkItemProps {
  /** The name of its box: `Marcar a Ana`. */
  readonly markLabel: string;
  /** Null: there is nothing to mark it for. */
  readonly mark: Mark | null;
  readonly name: string;
  /** Under the name. */
  readonly about: ReactNode;
  /** How it stands. */
  readonly children: ReactNode;
  /** The buttons of the possible actions. */
  readonly actions: ReactNode;
}

/** One row of a list that is marked: the person, the state and the possible actions. */
export function MarkItem({ markLabel, mark, name, about, children, actions }: MarkItemProps) {
  return (
    <Box component="li" sx={item}>
      {mark !== null && (
        <Checkbox
          checked={mark.isChosen}
          onChange={mark.onChoose}
          slotProps={{ input: { 'aria-label': markLabel } }}
          sx={{ gridArea: 'mark', alignSelf: 'start', mt: -1, ml: -1 }}
        />
      )}
      <Box sx={{ gridArea: 'who', ...wrapped }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {about}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'state', ...wrapped }}>{children}</Box>
      <Box sx={buttons}>{actions}</Box>
    </Box>
  );
}

const wrapped = { minWidth: 0, overflowWrap: 'anywhere' } as const;
const item = {
  listStyle: 'none',
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  py: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  gridTemplateColumns: {
    xs: 'auto minmax(0, 1fr)',
    lg: 'auto minmax(0, 4fr) minmax(0, 5fr) 10rem',
  },
  gridTemplateAreas: { xs: '"mark who" "state state" "act act"', lg: '"mark who state act"' },
} as const;
const buttons = {
  gridArea: 'act',
  display: 'flex',
  flexDirection: { xs: 'row', lg: 'column' },
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  alignContent: 'flex-start',
  ml: -1,
} as const;
