import { useEffect, useState } from 'react';
import { drawQr, type QrDrawing } from './drawQr.ts';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  readonly size?: string;
}

/** A QR code drawn in black on white in both schemes: readers need it so. Its room is kept. */
export function QrCode({ text, label, size = '9rem' }: QrCodeProps) {
  const [drawing, setDrawing] = useState<QrDrawing | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const draw = () => {
      drawQr(text).then(
        (drawn) => {
          if (!signal.aborted) setDrawing(drawn);
        },
        // The code that draws it is fetched: without network, once it is back.
        () => addEventListener('online', draw, { once: true, signal }),
      );
    };
    draw();
    return () => leaving.abort();
  }, [text]);
  return (
    <div role="img" aria-label={label} className="qr-code" style={{ width: size, height: size }}>
      {drawing !== null && (
        <svg viewBox={`0 0 ${drawing.side} ${drawing.side}`} aria-hidden="true">
          <path d={drawing.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
      )}
    </div>
  );
}
