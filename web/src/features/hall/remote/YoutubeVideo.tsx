import { addressOfVideo, youtubeFrame } from '@asamblea/domain';
import { useEffect, useRef, useState } from 'react';
import { VideoTrouble } from './VideoTrouble.tsx';

/** A player that has not said a word by then is blocked, or there is no network for it. */
const patienceMs = 8_000;

interface YoutubeVideoProps {
  readonly videoId: string;
  readonly onClose: () => void;
}

/**
 * YouTube in its frame without cookies. Of a frame that was blocked the browser says nothing: the player
 * is greeted as its own script would, and answers once it is there.
 */
export function YoutubeVideo({ videoId, onClose }: YoutubeVideoProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLost, setLost] = useState(false);
  const src = `${youtubeFrame(videoId)}&enablejsapi=1`;
  useEffect(() => {
    const { origin } = new URL(src);
    const late = setTimeout(() => setLost(true), patienceMs);
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      clearTimeout(late);
      setLost(false);
    };
    addEventListener('message', hear);
    return () => {
      clearTimeout(late);
      removeEventListener('message', hear);
    };
  }, [src]);

  function greet(): void {
    const greeting = JSON.stringify({ event: 'listening', id: 'video', channel: 'widget' });
    frame.current?.contentWindow?.postMessage(greeting, new URL(src).origin);
  }

  return (
    <>
      <iframe
        ref={frame}
        src={src}
        title="Video de la reunión en YouTube"
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={greet}
        // The video may still come: it stays, and takes no room.
        style={isLost ? { height: 0, aspectRatio: 'auto' } : undefined}
      />
      <VideoTrouble
        isLost={isLost}
        url={addressOfVideo({ kind: 'youtube', videoId })}
        name="Abrir en YouTube"
        onClose={onClose}
      />
    </>
  );
}
