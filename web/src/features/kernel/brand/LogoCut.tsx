import { pictureLimits } from '@asamblea/domain';
import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { pngOf } from '../../../ui/pictures/drawPicture.ts';
import { PictureFrame } from '../../../ui/pictures/PictureFrame.tsx';
import { centred } from '../../../ui/pictures/placePicture.ts';
import { type Picture, pictureProblems } from '../../../ui/pictures/readPicture.ts';

export interface SentLogo {
  /** A PNG in base64; null to be without. */
  readonly content: string | null;
  /** The same in a square. */
  readonly icon?: string;
}

interface LogoCutProps {
  readonly picture: Picture;
  readonly name: string;
  readonly onSend: (sent: SentLogo) => Promise<void>;
  readonly onCancel: () => void;
}

const shapes = {
  square: { width: 512, height: 512 },
  band: { width: 768, height: 256 },
} as const;
type Shape = keyof typeof shapes;

/** Cuts the logo to a square or to a band, and draws it as the points that everybody will see. */
export function LogoCut({ picture, name, onSend, onCancel }: LogoCutProps) {
  const [shape, setShape] = useState<Shape>(
    picture.width > picture.height * 1.6 ? 'band' : 'square',
  );
  const [placing, setPlacing] = useState(centred);
  const [isTaken, setTaken] = useState(true);
  const frame = shapes[shape];

  async function send(): Promise<void> {
    const drawing = { picture, placing, fit: 'inside' } as const;
    const content = pngOf({ ...drawing, frame });
    // Tabs and telephones show a square, on paper so that it is seen on any of their grounds.
    const icon = pngOf({
      ...(shape === 'square' ? drawing : { ...drawing, placing: centred }),
      frame: pictureLimits.icon,
      paper: '#ffffff',
    });
    setTaken(content !== null && icon !== null);
    if (content !== null && icon !== null) await onSend({ content, icon });
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        value={shape}
        aria-label="Forma del logo"
        onChange={(_, chosen: Shape | null) => {
          if (chosen !== null) setShape(chosen);
        }}
      >
        <ToggleButton value="square">Cuadrado</ToggleButton>
        <ToggleButton value="band">Apaisado</ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2" color="textSecondary">
        Arrastre la imagen, o use los controles, hasta que el logo quede dentro del marco.
      </Typography>
      <PictureFrame
        {...{ picture, frame, placing }}
        fit="inside"
        label={`Logo de ${name}, como quedará`}
        onPlace={setPlacing}
      />
      {!isTaken && (
        <ErrorMessage
          message="No pudimos usar esa imagen"
          explanation={pictureProblems['not-read']}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BusyButton variant="contained" onPress={send}>
          Guardar logo
        </BusyButton>
        <Button onClick={onCancel}>Cancelar</Button>
      </Box>
    </Box>
  );
}
