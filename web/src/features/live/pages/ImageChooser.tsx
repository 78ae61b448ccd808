import { type DriveItemView, driveEndpoints, publicBytesAddress } from '@asamblea/domain';
import {
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  Typography,
} from '@mui/material';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useReading } from '../../../firebase/asking/useReading.ts';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import type { ChosenImage } from './PartsEditor.tsx';

interface ImageChooserProps {
  readonly cot: string;
  readonly onChosen: (image: ChosenImage | null) => void;
}

/** The images of the drive that anybody may see: what a page can show. */
export function ImageChooser({ cot, onChosen }: ImageChooserProps) {
  const { answer: images, failure, retry } = useReading(readImages);
  return (
    <Dialog
      open
      onClose={() => onChosen(null)}
      aria-labelledby="elegir-imagen"
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id="elegir-imagen">Elegir imagen</DialogTitle>
      <DialogContent>
        {failure !== null && (
          <ErrorMessage
            message={failure.message}
            explanation={failure.explanation}
            onRetry={retry}
          />
        )}
        {images === null && failure === null && <Loading />}
        {images !== null && images.length === 0 && (
          <Typography sx={{ mb: 2 }}>Todavía no hay imágenes públicas en Documentos.</Typography>
        )}
        <Box component="ul" sx={grid}>
          {(images ?? []).map(({ entryId, name }) => {
            const address = publicBytesAddress(cot, entryId);
            return (
              <li key={entryId}>
                <ButtonBase
                  focusRipple
                  onClick={() => onChosen({ address, name: withoutEnding(name) })}
                  sx={tile}
                >
                  <Box component="img" src={address} alt="" sx={picture} />
                  <span>{name}</span>
                </ButtonBase>
              </li>
            );
          })}
        </Box>
        <Typography color="textSecondary">
          Para agregar una, súbala en{' '}
          <Link href="/drive" target="_blank" rel="noreferrer">
            Documentos
          </Link>{' '}
          y déjela pública.
        </Typography>
      </DialogContent>
      <DialogActions>
        {images !== null && <Button onClick={retry}>Buscar de nuevo</Button>}
        <Button onClick={() => onChosen(null)}>Cancelar</Button>
      </DialogActions>
    </Dialog>
  );
}

async function readImages(signal: AbortSignal): Promise<readonly DriveItemView[]> {
  const { entries } = await askApi(driveEndpoints.readDrive, undefined, signal);
  return entries.filter(isPublicImage);
}

function isPublicImage({ kind, shownTo, type }: DriveItemView): boolean {
  return kind === 'document' && shownTo === 'public' && type?.startsWith('image/') === true;
}

const withoutEnding = (name: string) => name.replace(/\.[a-z0-9]{2,4}$/iu, '');

const grid = {
  m: 0,
  mb: 2,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
} as const;

const tile = {
  display: 'grid',
  gap: 0.5,
  p: 1,
  width: '100%',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;

const picture = { width: '100%', aspectRatio: '4 / 3', objectFit: 'contain' } as const;
