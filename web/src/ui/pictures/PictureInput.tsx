import { Typography } from '@mui/material';
import { useState } from 'react';
import { ErrorMessage } from '../feedback/ErrorMessage.tsx';
import { DropArea } from '../files/DropArea.tsx';
import { FileButton } from '../files/FileButton.tsx';
import { type Picture, pictureProblems, readPicture } from './readPicture.ts';

interface PictureInputProps {
  /** `Archivo del logo`. */
  readonly label: string;
  /** The word of the button. */
  readonly action: string;
  readonly onPicture: (picture: Picture) => void;
}

/** Takes a picture of the disk, chosen or dropped. */
export function PictureInput({ label, action, onPicture }: PictureInputProps) {
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function read([file]: readonly File[]): Promise<void> {
    if (file === undefined) return;
    setReading(true);
    const picture = await readPicture(file).catch(() => 'not-read' as const);
    setReading(false);
    setProblem(typeof picture === 'string' ? pictureProblems[picture] : null);
    if (typeof picture !== 'string') onPicture(picture);
  }

  return (
    <>
      {problem !== null && (
        <ErrorMessage message="No pudimos usar esa imagen" explanation={problem} />
      )}
      <DropArea label="Arrastre aquí la imagen" onFiles={read} sx={zone}>
        <FileButton
          variant="outlined"
          loading={isReading}
          label={label}
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          onFiles={read}
        >
          {action}
        </FileButton>
        <Typography variant="body2" color="textSecondary">
          PNG, JPG, WebP o SVG, de hasta 10&nbsp;MB. También puede arrastrarla aquí.
        </Typography>
      </DropArea>
    </>
  );
}

const zone = {
  borderRadius: 1,
  p: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
} as const;
