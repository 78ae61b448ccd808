import { Box } from '@mui/material';

/** The first stop of the keyboard: past the header and the menu. */
export function SkipLink({ target }: { readonly target: string }) {
  return (
    <Box component="a" href={`#${target}`} sx={hiddenUntilFocused}>
      Saltar al contenido
    </Box>
  );
}

const hiddenUntilFocused = {
  position: 'absolute',
  left: 8,
  top: 8,
  zIndex: 'tooltip',
  px: 2,
  py: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  borderRadius: 1,
  '&:not(:focus)': {
    clipPath: 'inset(50%)',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    p: 0,
  },
} as const;
