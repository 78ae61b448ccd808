import { Box, Slider, Typography } from '@mui/material';
import { type PointerEvent, useEffect, useId, useRef } from 'react';
import { paint } from './drawPicture.ts';
import {
  drag,
  type Fit,
  type Placing,
  placePicture,
  type Size,
  zoomLimits,
} from './placePicture.ts';
import type { Picture } from './readPicture.ts';

interface PictureFrameProps {
  readonly picture: Picture;
  readonly frame: Size;
  readonly fit: Fit;
  readonly placing: Placing;
  /** The name of the picture. */
  readonly label: string;
  readonly onPlace: (placing: Placing) => void;
}

/** A picture in the frame it will be cut to: dragged with the hand, or moved with the sliders. */
export function PictureFrame(props: PictureFrameProps) {
  const { picture, frame, fit, placing, label, onPlace } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  /** Where the hand was last: what browsers say that it moved is in points of theirs. */
  const hand = useRef<{ readonly x: number; readonly y: number } | null>(null);
  useEffect(() => {
    if (canvas.current !== null) paint(canvas.current, { picture, frame, fit, placing });
  }, [picture, frame, fit, placing]);

  function move(event: PointerEvent<HTMLCanvasElement>): void {
    const from = hand.current;
    if (event.buttons === 0 || from === null) return;
    const scale = frame.width / event.currentTarget.clientWidth;
    const by = { x: (event.clientX - from.x) * scale, y: (event.clientY - from.y) * scale };
    hand.current = { x: event.clientX, y: event.clientY };
    onPlace(drag(placing, placePicture(picture, frame, placing, fit), frame, by));
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label={label}
        width={frame.width}
        height={frame.height}
        onPointerDown={(event: PointerEvent<HTMLCanvasElement>) => {
          hand.current = { x: event.clientX, y: event.clientY };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={move}
        sx={board}
      />
      <Box sx={{ display: 'grid', gap: 1, maxWidth: 480 }}>
        <Amount
          label="Tamaño"
          value={placing.zoom}
          {...zoomLimits}
          say={(zoom) => `${Math.round(zoom * 100)} %`}
          onChange={(zoom) => onPlace({ ...placing, zoom })}
        />
        <Amount
          label="De izquierda a derecha"
          value={placing.left}
          {...edges}
          say={sayPlace}
          onChange={(left) => onPlace({ ...placing, left })}
        />
        <Amount
          label="De arriba abajo"
          value={placing.top}
          {...edges}
          say={sayPlace}
          onChange={(top) => onPlace({ ...placing, top })}
        />
      </Box>
    </Box>
  );
}

const edges = { min: -1, max: 1 } as const;
const sayPlace = (at: number) => `${Math.round((at + 1) * 50)} %`;

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly say: (value: number) => string;
  readonly onChange: (value: number) => void;
}

function Amount({ label, value, min, max, say, onChange }: AmountProps) {
  const id = useId();
  return (
    <Box sx={amount}>
      <Typography id={id}>{label}</Typography>
      <Slider
        aria-labelledby={id}
        {...{ value, min, max }}
        step={0.05}
        getAriaValueText={say}
        onChange={(_, next) => onChange(Number(next))}
      />
    </Box>
  );
}

const amount = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: 2,
  px: 1,
} as const;

/** Squares where there is nothing, as who works with pictures knows. */
const board = {
  width: '100%',
  maxWidth: 480,
  height: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  cursor: 'grab',
  touchAction: 'none',
  background: 'repeating-conic-gradient(#d9d9d9 0 25%, #fff 0 50%) 0 0 / 24px 24px',
} as const;
