import { useLayoutEffect, useRef, useState } from 'react';

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly windowWidth: number;
}

/** How much room an element has, measured again whenever it changes; null before the first time. */
export function useRoomSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setRoom((before) =>
        before?.width === width && before.height === height
          ? before
          : { width, height, windowWidth: innerWidth },
      );
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}
