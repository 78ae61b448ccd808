import { Box, Button, Typography } from '@mui/material';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { ErrorNotice } from './ErrorNotice.tsx';
import { type Picture, pictureProblems, readPicture } from './readPicture.ts';

interface PictureInputProps {
  /** `Archivo del logo`. */
  readonly label: string;
  /** What the button says. */
  readonly action: string;
  readonly onPicture: (picture: Picture) => void;
}

/** Takes a picture of the disk, chosen or dropped. */
export function PictureInput({ label, action, onPicture }: PictureInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function read(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    setReading(true);
    const picture = await readPicture(file).catch(() => 'not-read' as const);
    setReading(false);
    setProblem(typeof picture === 'string' ? pictureProblems[picture] : null);
    if (typeof picture !== 'string') onPicture(picture);
  }

  function pick(event: ChangeEvent<HTMLInputElement>): void {
    const [file] = event.target.files ?? [];
    // The same file chosen again must be a change too.
    event.target.value = '';
    void read(file);
  }

  return (
    <>
      {problem !== null && (
        <ErrorNotice message="No pudimos usar esa imagen" explanation={problem} />
      )}
      <Box
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          setOver(false);
          void read(event.dataTransfer.files[0]);
        }}
        sx={[zone, isOver && { borderColor: 'primary.main', bgcolor: 'action.hover' }]}
      >
        <Button variant="outlined" loading={isReading} onClick={() => input.current?.click()}>
          {action}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          aria-label={label}
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          onChange={pick}
        />
        <Typography variant="body2" color="textSecondary">
          PNG, JPG, WebP o SVG, de hasta 10&nbsp;MB. También puede arrastrarla aquí.
        </Typography>
      </Box>
    </>
  );
}

const zone = {
  border: '2px dashed',
  borderColor: 'divider',
  borderRadius: 1,
  p: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
} as const;
