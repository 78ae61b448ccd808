import { type Fit, type Placing, placePicture, type Size } from './placePicture.ts';
import type { Picture } from './readPicture.ts';

interface Drawing {
  readonly picture: Picture;
  readonly frame: Size;
  readonly placing: Placing;
  readonly fit: Fit;
  /** The paper under it; nothing where it is left out. */
  readonly paper?: string;
}

/** Paints what of the picture is in the frame, as large as the canvas is. */
export function paint(canvas: HTMLCanvasElement, drawing: Drawing): void {
  const { picture, frame, placing, fit, paper } = drawing;
  canvas.width = frame.width;
  canvas.height = frame.height;
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  if (paper !== undefined) {
    brush.fillStyle = paper;
    brush.fillRect(0, 0, frame.width, frame.height);
  }
  const { x, y, width, height } = placePicture(picture, frame, placing, fit);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture.source, x, y, width, height);
}

/** The same as a PNG in base64; null where the browser does not let it be taken out, as of some SVG. */
export function pngOf(drawing: Drawing): string | null {
  const canvas = document.createElement('canvas');
  paint(canvas, drawing);
  try {
    const url = canvas.toDataURL('image/png');
    const [, content = ''] = url.split(',');
    return content === '' ? null : content;
  } catch {
    return null;
  }
}
