import { Box, Typography } from '@mui/material';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pageTitle, siteName } from './pageTitle.ts';

interface StatusPageProps {
  readonly statusCode: number;
  /** The literal of the specification; an English one has its explanation below. */
  readonly statusMessage: string;
  readonly title: string;
  readonly children: ReactNode;
  /** What was thrown, in its own words, for who has to mend it. */
  readonly detail?: string | null;
  readonly stack?: string | null;
  readonly actions: ReactNode;
}

/** A page that says why there is no page, and the ways out. */
export function StatusPage(props: StatusPageProps) {
  const { statusCode, statusMessage, title, children, actions } = props;
  const { detail = null, stack = null } = props;
  const [frame, isInside] = useIsInsideMain();
  useTitle(title);
  return (
    <Box ref={frame} component={isInside ? 'div' : 'main'} sx={middle}>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {statusCode} · <span lang="en">{statusMessage}</span>
      </Typography>
      <Typography variant="h1" role="alert">
        {title}
      </Typography>
      <Box sx={text}>{children}</Box>
      {detail !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          Detalle: {detail}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>{actions}</Box>
      {stack !== null && (
        <Box component="pre" tabIndex={0} sx={trace}>
          {stack}
        </Box>
      )}
    </Box>
  );
}

/** A layout around it has its `main` already, and a page has only one. */
function useIsInsideMain() {
  const frame = useRef<HTMLElement | null>(null);
  const [isInside, setInside] = useState(false);
  useLayoutEffect(() => {
    setInside(frame.current?.parentElement?.closest('main') instanceof HTMLElement);
  }, []);
  return [frame, isInside] as const;
}

/** The tab says it too, as long as the page is this one. */
function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${siteName}`;
    return () => {
      document.title = pageTitle(location.pathname);
    };
  }, [title]);
}

const middle = {
  maxWidth: '36rem',
  mx: 'auto',
  px: 2,
  py: { xs: 6, sm: 10 },
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
} as const;

const text = { overflowWrap: 'anywhere', '& p': { m: 0 }, '& p + p': { mt: 1.5 } } as const;

const trace = {
  m: 0,
  mt: 2,
  p: 2,
  overflowX: 'auto',
  fontSize: '0.875rem',
  bgcolor: 'surface.sunken',
  borderRadius: 1,
} as const;
