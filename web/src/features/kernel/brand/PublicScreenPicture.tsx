import { type Brand, brandEndpoints, brandPictureUrl, pictureLimits } from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { pngOf } from '../../../ui/pictures/drawPicture.ts';
import { PictureInput } from '../../../ui/pictures/PictureInput.tsx';
import { centred } from '../../../ui/pictures/placePicture.ts';
import { type Picture, pictureProblems } from '../../../ui/pictures/readPicture.ts';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';

interface PublicScreenPictureProps {
  readonly brand: Brand;
  readonly cot: string;
  readonly mayChange: boolean;
  readonly onSaved: (brand: Brand) => void;
}

/** The picture behind the projector's letters, under as much of the ground as they need. */
export function PublicScreenPicture({ brand, cot, mayChange, onSaved }: PublicScreenPictureProps) {
  const { failure, attempt } = useAttempt();
  const [isTaken, setTaken] = useState(true);
  const { add } = useToasts();
  const { hall } = brand;

  async function send(content: string | null, summary: string): Promise<void> {
    await attempt(async () => {
      const asked = { kind: 'hall', content } as const;
      onSaved(await askApi(brandEndpoints.setPicture, asked));
      add({ severity: 'success', summary, life: 5000 });
    });
  }

  function take(picture: Picture): void {
    const content = publicScreenPng(picture);
    setTaken(content !== null);
    if (content !== null) void send(content, 'Imagen guardada');
  }

  return (
    <Paper
      component="section"
      aria-labelledby="imagen-del-proyector"
      sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2 }}
    >
      <Typography id="imagen-del-proyector" variant="h3" component="h2">
        Imagen detrás del proyector
      </Typography>
      <Typography color="textSecondary">
        Una foto del edificio, por ejemplo. Se ve atenuada, bajo un velo del color del fondo: así
        las letras se leen desde el fondo de la sala, sea cual sea la imagen.
      </Typography>
      {hall !== undefined && (
        <Box component="img" src={brandPictureUrl(cot, hall)} alt="La imagen de ahora" sx={seen} />
      )}
      {!isTaken && (
        <ErrorMessage
          message="No pudimos usar esa imagen"
          explanation={pictureProblems['not-read']}
        />
      )}
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {mayChange && (
        <>
          <PictureInput
            label="Archivo de la imagen del proyector"
            action={hall === undefined ? 'Elegir una imagen' : 'Cambiar la imagen'}
            onPicture={take}
          />
          {hall !== undefined && (
            <BusyButton
              sx={{ justifySelf: 'start' }}
              onPress={() => send(null, 'El proyector ya no tiene imagen')}
            >
              Quitar la imagen
            </BusyButton>
          )}
        </>
      )}
    </Paper>
  );
}

/** As large as it may weigh: under its veil nobody misses its points. */
function publicScreenPng(picture: Picture): string | null {
  const { width, height, bytes } = pictureLimits.hall;
  for (const share of [1, 0.75, 0.5, 0.25]) {
    const frame = { width: Math.round(width * share), height: Math.round(height * share) };
    const content = pngOf({ picture, frame, placing: centred, fit: 'over', paper: '#ffffff' });
    if (content === null) return null;
    if (content.length * 0.75 <= bytes) return content;
  }
  return null;
}

const seen = { width: '100%', maxWidth: 320, borderRadius: 1, border: 1, borderColor: 'divider' };
