import type { LiveRoom } from '@asamblea/domain';
import { Box } from '@mui/material';
import { useServerOffset } from '../../../firebase/useServerOffset.ts';
import { CountdownClock } from '../../../ui/CountdownClock.tsx';
import { screenSize } from '../../../ui/screenSize.ts';

/** How much of the window it takes; the screen above makes itself that much shorter. */
export const speakerBarHeight = '11vh';

/** Who has the floor and how long is left, under whatever the hall looks at. */
export function SpeakerBar({ speaking }: { readonly speaking: NonNullable<LiveRoom['speaking']> }) {
  const offset = useServerOffset(true);
  return (
    <Box role="status" sx={bar}>
      <Box component="span" sx={words}>
        Tiene la palabra
        {speaking.who !== null && (
          <>
            : <strong>{speaking.who}</strong>
          </>
        )}
      </Box>
      <Box component="span" sx={{ fontSize: screenSize(7, 1.5), flexShrink: 0 }}>
        <CountdownClock endsAt={speaking.endsAt} offset={offset} />
      </Box>
    </Box>
  );
}

const bar = {
  position: 'fixed',
  zIndex: 2,
  left: 0,
  right: 0,
  bottom: 0,
  height: speakerBarHeight,
  px: 'max(16px, 5vw)',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1em',
  fontSize: screenSize(5, 1.125),
  bgcolor: 'background.paper',
  color: 'text.primary',
  borderTop: 2,
  borderColor: 'primary.main',
} as const;
const words = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
