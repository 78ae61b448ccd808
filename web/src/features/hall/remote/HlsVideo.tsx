import { useState } from 'react';
import { VideoTrouble } from './VideoTrouble.tsx';

interface HlsVideoProps {
  readonly url: string;
  readonly onClose: () => void;
}

/** A stream, by the browser's own player; where it has none, the way to open it elsewhere. */
export function HlsVideo({ url, onClose }: HlsVideoProps) {
  const [isLost, setLost] = useState(() => !playsHls());
  return (
    <>
      {!isLost && (
        // biome-ignore lint/a11y/useMediaCaption: a live meeting has no captions of ours.
        <video src={url} controls playsInline autoPlay onError={() => setLost(true)} />
      )}
      <VideoTrouble isLost={isLost} url={url} name="Abrir la emisión aparte" onClose={onClose} />
    </>
  );
}

function playsHls(): boolean {
  return document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '';
}
