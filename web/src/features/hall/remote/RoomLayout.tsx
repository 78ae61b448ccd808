import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface RoomLayoutProps {
  /** For attorneys: the name of the room. */
  readonly title: string | null;
  readonly video: ReactNode;
  readonly ballot: ReactNode;
  /** The other things to do in the room, after the ballot. */
  readonly beside: ReactNode;
  /** The ballot has come: until then what is under it has its place, and is not seen to move. */
  readonly isReady: boolean;
}

/**
 * On a phone the video is a bar above the ballot, which follows it, and the rest comes after; on a desk the
 * ballot is at the left and everything else beside it. The same elements in both: the video never starts anew.
 */
export function RoomLayout({ title, video, ballot, beside, isReady }: RoomLayoutProps) {
  return (
    <Box sx={room}>
      {title !== null && (
        <Typography variant="h2" component="h1" sx={heading}>
          {title}
        </Typography>
      )}
      <Box sx={videoPlace}>{video}</Box>
      <Box sx={{ gridArea: 'ballot', minWidth: 0, display: 'flex' }}>{ballot}</Box>
      <Box sx={isReady ? besidePlace : waiting}>{beside}</Box>
    </Box>
  );
}

const room = {
  width: '100%',
  maxWidth: '72rem',
  mx: 'auto',
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"title" "video" "ballot" "beside"',
  '@media (min-width: 900px)': {
    columnGap: 2,
    gridTemplateColumns: 'minmax(0, 36rem) minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr',
    gridTemplateAreas: '"title title" "ballot video" "ballot beside"',
  },
} as const;

const heading = { gridArea: 'title', px: 2, pt: 2 } as const;
/** Above what is read, under the bar of the app. */
const videoPlace = {
  gridArea: 'video',
  minWidth: 0,
  zIndex: 4,
  '@media (max-width: 899px)': { position: 'sticky', top: 0 },
} as const;
const besidePlace = {
  gridArea: 'beside',
  minWidth: 0,
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  px: 2,
  pt: 1,
  pb: 2,
} as const;
const waiting = { ...besidePlace, visibility: 'hidden' } as const;
