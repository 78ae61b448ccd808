import { Box } from '@mui/material';
import { useEffect, useState } from 'react';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  readonly size?: string;
}

interface Drawing {
  readonly side: number;
  readonly path: string;
}

/** Modules of white margin that readers ask for. */
const quiet = 4;

/** A QR code drawn in black on white in both schemes: readers need it so. Its room is kept. */
export function QrCode({ text, label, size = '9rem' }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let wanted = true;
    void drawQr(text).then((drawn) => {
      if (wanted) setDrawing(drawn);
    });
    return () => {
      wanted = false;
    };
  }, [text]);
  return (
    <Box
      role="img"
      aria-label={label}
      sx={{ width: size, height: size, bgcolor: '#fff', borderRadius: 1, flex: 'none' }}
    >
      {drawing !== null && (
        <svg viewBox={`0 0 ${drawing.side} ${drawing.side}`} aria-hidden="true">
          <path d={drawing.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
      )}
    </Box>
  );
}

/** The encoder is loaded only when a code is shown. */
async function drawQr(text: string): Promise<Drawing> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      if (modules.get(y, x)) path += `M${x + quiet} ${y + quiet}h1v1h-1z`;
    }
  }
  return { side: modules.size + 2 * quiet, path };
}
