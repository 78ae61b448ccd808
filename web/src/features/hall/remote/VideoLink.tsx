import OpenIcon from '@mui/icons-material/OpenInNew';
import { Box, Button, Typography } from '@mui/material';

/** The ordinary road: the video in its own application, and the ballot here. */
export function VideoLink({ url }: { readonly url: string }) {
  return (
    <Box component="section" aria-label="Video de la reunión" sx={{ px: 2, pt: 1 }}>
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noreferrer"
        variant="outlined"
        fullWidth
        startIcon={<OpenIcon />}
        sx={{ minHeight: 48 }}
      >
        Abrir la videollamada
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        Se abre aparte. Vuelva a esta página para votar.
      </Typography>
    </Box>
  );
}
