/** A row of a list of people, with what may be done at its end. */
export const listRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
