export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a picture lies in its frame. */
export interface Placing {
  /** 1 as it fits; 2, twice as large. */
  readonly zoom: number;
  /** From -1, its left edge at that of the frame, to 1, its right one. */
  readonly left: number;
  /** From -1, its upper edge at that of the frame, to 1, its lower one. */
  readonly top: number;
}

export const centred: Placing = { zoom: 1, left: 0, top: 0 };
export const zoomLimits = { min: 0.5, max: 4 } as const;

/** `inside`: all of it is seen. `over`: all of the frame is covered. */
export type Fit = 'inside' | 'over';

export interface Placed extends Size {
  readonly x: number;
  readonly y: number;
}

/** Where in the frame the whole picture is painted; what is out of it is cut off. */
export function placePicture(picture: Size, frame: Size, placing: Placing, fit: Fit): Placed {
  const scales = [frame.width / picture.width, frame.height / picture.height];
  const scale = (fit === 'inside' ? Math.min(...scales) : Math.max(...scales)) * placing.zoom;
  const [width, height] = [picture.width * scale, picture.height * scale];
  return {
    width,
    height,
    x: ((frame.width - width) / 2) * (1 + placing.left),
    y: ((frame.height - height) / 2) * (1 + placing.top),
  };
}

/** The same after it was dragged, in the frame's own pixels; it never leaves its edges. */
export function drag(placing: Placing, placed: Placed, frame: Size, by: { x: number; y: number }) {
  const moved = (at: number, free: number, pixels: number) =>
    Math.abs(free) < 1 ? at : Math.min(1, Math.max(-1, at + (2 * pixels) / free));
  return {
    ...placing,
    left: moved(placing.left, frame.width - placed.width, by.x),
    top: moved(placing.top, frame.height - placed.height, by.y),
  };
}
