import { Box } from '@mui/material';
import { FollowLive } from '../../../firebase/live/FollowLive.tsx';
import { useRoom } from '../../../firebase/live/useRoom.ts';
import { SpeakPanel } from './SpeakPanel.tsx';

/** To speak or ask in writing from the phone of the hall: it listens only once it was opened. */
export function PhoneFloor({ cot }: { readonly cot: string }) {
  const { room, onRoom } = useRoom();
  return (
    <Box sx={column}>
      <SpeakPanel room={room} />
      <FollowLive cot={cot} projection="room" onLive={onRoom} />
    </Box>
  );
}

const column = { width: '100%', maxWidth: '36rem', mx: 'auto', px: 2, pb: 2 } as const;
