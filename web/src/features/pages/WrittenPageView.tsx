import type { WrittenPageAnswer } from '@asamblea/domain';
import { Box } from '@mui/material';

/**
 * A page that the assembly wrote, in a frame of its own: no script of it runs, it reaches nothing of
 * ours, and its links open apart.
 */
export function WrittenPageView({ page }: { readonly page: WrittenPageAnswer }) {
  return (
    <Box
      component="iframe"
      title={page.title}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={documentOf(page)}
      sx={{
        display: 'block',
        width: '100%',
        height: 'calc(100dvh - 72px)',
        border: 0,
        bgcolor: '#fff',
      }}
    />
  );
}

function documentOf({ html, css }: WrittenPageAnswer): string {
  const style = css.replaceAll('</', '<\\/');
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><base target="_blank"><meta name="viewport" content="width=device-width"><style>${style}</style></head><body>${html}</body></html>`;
}
