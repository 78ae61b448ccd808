import { Box, Typography } from '@mui/material';

/** The changes made by reading a table, a line a kind. */
export function NoteLines({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <Box component="ul" aria-label="Cómo leímos la tabla" sx={{ m: 0, pl: 2.5 }}>
      {notes.map((note) => (
        <Typography component="li" color="textSecondary" key={note}>
          {note}
        </Typography>
      ))}
    </Box>
  );
}
