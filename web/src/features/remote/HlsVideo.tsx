import { useState } from 'react';
import { VideoTrouble } from './VideoTrouble.tsx';

/** A stream, by the browser's own player; where it has none, the way to open it elsewhere. */
export function HlsVideo({ url }: { readonly url: string }) {
  const [isLost, setLost] = useState(() => !playsHls());
  return (
    <>
      {!isLost && (
        // biome-ignore lint/a11y/useMediaCaption: a live meeting has no captions of ours.
        <video src={url} controls playsInline autoPlay onError={() => setLost(true)} />
      )}
      <VideoTrouble isLost={isLost} url={url} name="Abrir la emisión aparte" />
    </>
  );
}

function playsHls(): boolean {
  return document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '';
}
