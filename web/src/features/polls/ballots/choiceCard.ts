/** An option as a wide target; the one that is chosen has a border of its own. */
export const choiceCard = {
  m: 0,
  minHeight: 56,
  px: 1,
  border: 2,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& .MuiFormControlLabel-label': { fontSize: '1.125rem', fontWeight: 600 },
} as const;

export const chosenCard = { borderColor: 'primary.main' } as const;
