import { Box } from '@mui/material';
import { useRoomSize } from '../device/useRoomSize.ts';

interface ScreenMiniatureProps {
  readonly title: string;
  /** A public page of ours. */
  readonly path: string;
}

/** A projector: what fits there fits in the miniature, as it is and only smaller. */
const screen = { width: 1280, height: 720 };

/**
 * A public screen as the hall sees it: the very page, small. It is only looked at; people who cannot see it
 * need the same in words beside it.
 */
export function ScreenMiniature({ title, path }: ScreenMiniatureProps) {
  const { ref, room } = useRoomSize();
  const scale = room === null ? 0 : room.width / screen.width;
  return (
    <Box ref={ref} inert sx={frame}>
      <Box
        component="iframe"
        title={title}
        src={path}
        sx={{ ...whole, transform: `scale(${scale})` }}
      />
    </Box>
  );
}

const frame = {
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const whole = {
  position: 'absolute',
  inset: 0,
  ...screen,
  border: 0,
  transformOrigin: '0 0',
} as const;
