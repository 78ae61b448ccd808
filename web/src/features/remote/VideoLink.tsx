import OpenIcon from '@mui/icons-material/OpenInNew';
import { Box, Button, Typography } from '@mui/material';
import { callApi } from '../../firebase/callApi.ts';

/** The ordinary road: the video in its own application, and the ballot here. */
export function VideoLink({ url }: { readonly url: string }) {
  const isOfZoom = /(?:^|\.)zoom\.us$/u.test(new URL(url).hostname);
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
        onClick={(event) => {
          if (!isOfZoom) return;
          event.preventDefault();
          void openOwn(url);
        }}
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

/**
 * Each person's own link where the meeting has them; otherwise the one of everybody. The tab is opened by
 * the press itself, because browsers close those that come later.
 */
async function openOwn(url: string): Promise<void> {
  const tab = window.open('about:blank', '_blank');
  const own = await callApi<{ readonly url: string }>('GET', '/api/zoom/join').catch(() => null);
  const target = own?.url.startsWith('https://') === true ? own.url : url;
  if (tab === null) {
    location.assign(target);
    return;
  }
  tab.opener = null;
  tab.location.replace(target);
}
