import { Box } from '@mui/material';
import { useEffect, useEffectEvent, useRef } from 'react';
import { readWithCamera } from './readWithCamera.ts';

interface CameraViewProps {
  readonly onRead: (text: string) => void;
  /** There is no camera, or it may not be used. */
  readonly onFail: () => void;
}

/**
 * The camera, until it reads one code. A component of its own inside a dialog: a dialog has its content only
 * after its own effects, and the camera would have nowhere to show.
 */
export function CameraView({ onRead, onFail }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const read = useEffectEvent(onRead);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (video.current === null) return;
    const leaving = new AbortController();
    readWithCamera(video.current, leaving.signal).then(
      (text) => {
        if (!leaving.signal.aborted) read(text);
      },
      () => {
        if (!leaving.signal.aborted) fail();
      },
    );
    return () => leaving.abort();
  }, []);
  return <Box component="video" ref={video} muted playsInline aria-label="Cámara" sx={picture} />;
}

const picture = {
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: 1,
  bgcolor: 'common.black',
} as const;
