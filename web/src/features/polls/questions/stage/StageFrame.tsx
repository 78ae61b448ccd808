import { Box, Typography } from '@mui/material';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface StageFrameProps {
  readonly title: string;
  /** Not said: it is the page's own. */
  readonly titleAs?: 'h1' | 'h2' | undefined;
  /** The actions about the meeting. */
  readonly actions: ReactNode;
  /** The question that is in hand; on a phone it is first. */
  readonly main: ReactNode;
  readonly outline: ReactNode;
  readonly hall: ReactNode;
  /** The part in the hall's place is a place of work: it has as much room as the question. */
  readonly isHallWide?: boolean;
}

/**
 * Outline, question and hall side by side in the height of the window: each scrolls inside, the page does not. On a
 * phone they are one under the other.
 */
export function StageFrame(props: StageFrameProps) {
  const { title, actions, main, outline, hall, isHallWide = false, titleAs = 'h1' } = props;
  const { ref, top } = useTop();
  return (
    <Box ref={ref} sx={{ ...frame, ...(isHallWide ? wide : narrow), '--stage-top': `${top}px` }}>
      <Typography variant="h3" component={titleAs} sx={{ gridArea: 'title', alignSelf: 'center' }}>
        {title}
      </Typography>
      <Box sx={acts}>{actions}</Box>
      <Box sx={{ ...area, gridArea: 'main' }}>{main}</Box>
      <Box sx={{ ...area, ...card, gridArea: 'outline' }}>{outline}</Box>
      <Box sx={{ ...area, ...card, gridArea: 'hall', overflowY: { md: 'auto' } }}>{hall}</Box>
    </Box>
  );
}

/** Where the frame begins in the page, under whatever stands above it. */
function useTop() {
  const ref = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (ref.current !== null) {
        setTop(Math.round(ref.current.getBoundingClientRect().top + window.scrollY));
      }
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    const around = ref.current?.parentElement ?? document.body;
    for (const one of [document.body, around, ...around.children]) observer.observe(one);
    return () => observer.disconnect();
  }, []);
  return { ref, top };
}

const frame = {
  display: 'grid',
  alignItems: { md: 'stretch' },
  columnGap: 2,
  rowGap: 1.5,
  px: { xs: 2, sm: 3, md: 2 },
  pt: 1.5,
  // On a phone what is next stands over the foot of the page.
  pb: { xs: 'calc(var(--bar-bottom, 6rem) + 1rem)', md: 1.5 },
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Where letters are so large that nothing would fit, the page scrolls.
  height: { md: 'max(36rem, calc(100dvh - var(--stage-top, 0px)))' },
} as const;

const phone = '"title" "main" "outline" "hall" "acts"';

const narrow = {
  gridTemplateAreas: {
    xs: phone,
    md: '"title acts" "outline main" "hall main"',
    lg: '"title acts acts" "outline main hall"',
  },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: '17rem minmax(0, 1fr)',
    lg: '17rem minmax(0, 1fr) 17.5rem',
    xl: '20rem minmax(0, 1fr) 22rem',
  },
  gridTemplateRows: {
    md: 'auto minmax(0, 1fr) minmax(0, 1fr)',
    lg: 'auto minmax(0, 1fr)',
  },
} as const;

const wide = {
  gridTemplateAreas: {
    xs: '"title" "main" "hall" "outline" "acts"',
    md: '"title acts" "main hall" "outline hall"',
    lg: '"title acts acts" "outline main hall"',
  },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) minmax(0, 1fr)',
    lg: '14rem minmax(0, 1fr) minmax(0, 1fr)',
  },
  gridTemplateRows: {
    md: 'auto minmax(0, 3fr) minmax(0, 2fr)',
    lg: 'auto minmax(0, 1fr)',
  },
} as const;

const acts = {
  gridArea: 'acts',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { md: 'flex-end' },
  gap: 1,
  '& .MuiButton-root': { minHeight: 40, px: 1.25, py: 0.25, fontSize: '0.875rem' },
  '& .MuiButton-startIcon': { display: { md: 'none', lg: 'inherit' } },
} as const;

const area = { minWidth: 0, minHeight: 0 } as const;

const card = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  p: 1.5,
} as const;
