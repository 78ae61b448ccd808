import type { MeetingVideo } from '@asamblea/domain';
import PlayIcon from '@mui/icons-material/PlayArrow';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { HlsVideo } from './HlsVideo.tsx';
import { VideoLink } from './VideoLink.tsx';
import { YoutubeVideo } from './YoutubeVideo.tsx';

/**
 * The meeting's video in the room. Nothing of it is fetched from elsewhere until somebody asks for it, and
 * whatever happens to it stays inside: the ballot does not know that it exists.
 */
export function VideoPanel({ video }: { readonly video: MeetingVideo }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (video.kind === 'link') return <VideoLink url={video.url} />;
  return (
    <Box component="section" aria-label="Video de la reunión" sx={isOpen ? playing : closed}>
      {isOpen && (
        <Box sx={frame}>
          {video.kind === 'youtube' ? (
            <YoutubeVideo videoId={video.videoId} onClose={close} />
          ) : (
            <HlsVideo url={video.url} onClose={close} />
          )}
        </Box>
      )}
      {!isOpen && (
        <Button
          variant="outlined"
          fullWidth
          startIcon={<PlayIcon />}
          onClick={() => setOpen(true)}
          sx={{ minHeight: 48 }}
        >
          Ver el video de la reunión
        </Button>
      )}
    </Box>
  );
}

const closed = { px: 2, pt: 1 } as const;
/** On a phone it stays on top, small, while the ballot goes under it. */
const playing = {
  ...closed,
  bgcolor: 'background.default',
  borderBottom: { xs: 1, md: 0 },
  borderColor: 'divider',
} as const;
const frame = {
  width: '100%',
  maxWidth: { xs: 'calc(28vh * 16 / 9)', md: 'none' },
  mx: 'auto',
  '& iframe, & video': {
    display: 'block',
    width: '100%',
    aspectRatio: '16 / 9',
    border: 0,
    bgcolor: 'common.black',
    borderRadius: 1,
  },
} as const;
