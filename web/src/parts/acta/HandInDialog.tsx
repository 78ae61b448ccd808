import {
  type ActaVersion,
  type PackId,
  sayWorthOf,
  signatureEndpoints,
  unsignedPlaces,
  untrustedNote,
} from '@asamblea/domain';
import {
  Alert,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormLabel,
  Link,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { ApiFailure } from '../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../firebase/asking/askApi.ts';
import { asBase64, paperFault } from '../../firebase/asking/sendPaper.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { type ChosenPaper, PaperField } from '../../ui/files/PaperField.tsx';
import { actaFileAddress } from './actaFileAddress.ts';

interface HandInDialogProps {
  readonly version: ActaVersion;
  readonly rulePack: PackId;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The signed paper as it was scanned, or the PDF that was signed outside, and whose signatures it carries. */
export function HandInDialog({ version, rulePack, onDone, onClose }: HandInDialogProps) {
  const [kind, setKind] = useState<'scanned' | 'digital'>('scanned');
  const [places, setPlaces] = useState<readonly string[]>([]);
  const [paper, setPaper] = useState<ChosenPaper | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function handIn(chosen: ChosenPaper) {
    setFailure(null);
    const { session, call, number, digest } = version;
    try {
      const content = await asBase64(chosen.file);
      const { fileId: requestId } = chosen;
      const asked = { session, call, version: number, digest, requestId, kind, places, content };
      await askApi(signatureEndpoints.handInSigned, asked);
      onDone();
      onClose();
    } catch (error) {
      setFailure(ApiFailure.of(error));
    }
  }

  return (
    <FormDialog
      title="Subir lo que se firmó por fuera"
      failure={failure}
      does={paper !== null && places.length > 0 ? ['Subir', () => handIn(paper)] : null}
      cancels="Cancelar"
      isSpaced
      onClose={onClose}
    >
      <FormControl>
        <FormLabel id="que-se-sube">Qué va a subir</FormLabel>
        <RadioGroup
          aria-labelledby="que-se-sube"
          value={kind}
          onChange={(_, value) => setKind(value === 'digital' ? 'digital' : 'scanned')}
        >
          <FormControlLabel
            value="scanned"
            control={<Radio />}
            label="El papel firmado a mano, escaneado o en foto"
          />
          <FormControlLabel
            value="digital"
            control={<Radio />}
            label="El PDF de esta versión, con firma digital"
          />
        </RadioGroup>
      </FormControl>
      {kind === 'digital' && (
        <Typography variant="body2">
          Firme{' '}
          <Link href={actaFileAddress('readActaPdf', version)} download>
            este PDF
          </Link>{' '}
          sin cambiarlo. {untrustedNote}
        </Typography>
      )}
      <FormControl component="fieldset">
        <FormLabel component="legend">Quiénes firmaron en ese archivo</FormLabel>
        <FormGroup>
          {unsignedPlaces(version).map(({ place, label, name }) => (
            <FormControlLabel
              key={place}
              control={
                <Checkbox
                  checked={places.includes(place)}
                  onChange={(_, isOn) =>
                    setPlaces(isOn ? [...places, place] : places.filter((one) => one !== place))
                  }
                />
              }
              label={`${label}: ${name === '' ? 'sin nombre' : name}`}
            />
          ))}
        </FormGroup>
      </FormControl>
      <PaperField label="Archivo firmado" paper={paper} faultOf={paperFault} onChange={setPaper} />
      <Alert severity="info">{sayWorthOf(rulePack, kind)}</Alert>
    </FormDialog>
  );
}
