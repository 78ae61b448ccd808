import { Box, Button } from '@mui/material';
import { type PointerEvent, useRef } from 'react';

interface DrawFieldProps {
  /** The strokes so far, in a box of 600 by 200; empty: none. */
  readonly drawing: string;
  readonly onDraw: (drawing: string) => void;
}

const width = 600;
const height = 200;
/** Leaves room for the last stroke under what the server takes. */
const lettersAtMost = 19_900;
/** Nearer points add nothing that is seen. */
const nearest = 3;

/** Where one signs with a finger, a pen or the mouse. */
export function DrawField({ drawing, onDraw }: DrawFieldProps) {
  const last = useRef<readonly [number, number] | null>(null);
  /** The events come faster than the page is drawn. */
  const strokes = useRef(drawing);
  const add = (mark: string) => {
    if (strokes.current.length > lettersAtMost) return;
    strokes.current += mark;
    onDraw(strokes.current);
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const [x, y] = placeOf(event);
    last.current = [x, y];
    add(`M${x} ${y}L${x} ${y}`);
  };
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (last.current === null) return;
    const [x, y] = placeOf(event);
    const [fromX, fromY] = last.current;
    if (Math.hypot(x - fromX, y - fromY) < nearest) return;
    last.current = [x, y];
    add(`L${x} ${y}`);
  };
  const end = () => {
    last.current = null;
  };
  return (
    <Box>
      <Box
        component="svg"
        role="img"
        aria-label="Espacio para firmar con el dedo o el ratón"
        viewBox={`0 0 ${width} ${height}`}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
        sx={sheet}
      >
        <line x1="40" y1="160" x2="560" y2="160" stroke="#888" strokeWidth="2" />
        <path d={drawing} fill="none" stroke="#000" strokeWidth="4" strokeLinecap="round" />
      </Box>
      <Button
        disabled={drawing === ''}
        onClick={() => {
          strokes.current = '';
          onDraw('');
        }}
      >
        Borrar y empezar otra vez
      </Button>
    </Box>
  );
}

/** In whole points of the box, however large it is on the screen. */
function placeOf({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) {
  const box = currentTarget.getBoundingClientRect();
  const at = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
  const scale = box.width === 0 ? 1 : width / box.width;
  return [
    at((clientX - box.left) * scale, width),
    at((clientY - box.top) * scale, height),
  ] as const;
}

/** White in both schemes, as the sheet that it goes on; a finger draws on it and does not move the page. */
const sheet = {
  display: 'block',
  width: '100%',
  aspectRatio: '3 / 1',
  bgcolor: '#fff',
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
  touchAction: 'none',
  cursor: 'crosshair',
} as const;
