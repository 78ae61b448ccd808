import {
  type ActaSignatory,
  nameKey,
  type OwnActa,
  type PackId,
  sayActaNumber,
  sayWorthOf,
  shortDigest,
  signatureEndpoints,
} from '@asamblea/domain';
import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DrawField } from './DrawField.tsx';

interface SignDialogProps {
  readonly own: OwnActa;
  readonly rulePack: PackId;
  readonly signatory: ActaSignatory;
  readonly onSigned: () => void;
  readonly onClose: () => void;
}

type Way = 'drawn' | 'typed';

/** Says exactly what is signed, and takes the signature: drawn, or the name as it is typed. */
export function SignDialog({ own, rulePack, signatory, onSigned, onClose }: SignDialogProps) {
  const { version } = own;
  const { session, call, number, digest } = version;
  const [way, setWay] = useState<Way>('drawn');
  const [drawing, setDrawing] = useState('');
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  // Pressed again after a lost answer it is the same signature.
  const [requestId] = useState(() => crypto.randomUUID());
  const isReady =
    way === 'drawn' ? drawing !== '' : nameKey(name) === nameKey(signatory.name) && name !== '';

  async function sign() {
    setFailure(null);
    const { place } = signatory;
    const asked = { session, call, version: number, digest, place, requestId };
    const how = way === 'drawn' ? { kind: way, drawing } : { kind: way, name };
    try {
      await askApi(signatureEndpoints.signActa, { ...asked, ...how });
      onSigned();
      onClose();
    } catch (error) {
      const said = ApiFailure.of(error);
      setFailure(said);
      // The text they read is no longer the present one: the page shows that one.
      if (said.code === 'acta-already-signed' || said.code === 'acta-not-signable') onSigned();
    }
  }

  return (
    <FormDialog
      title="Firmar el acta"
      failure={failure}
      does={isReady ? ['Firmar', sign] : null}
      isSpaced
      onClose={onClose}
    >
      <Typography>
        Usted firma como {signatory.label.toLowerCase()} el documento «{sayActaNumber(own.number)},
        versión {number}», cuya huella empieza por <strong>{shortDigest(digest)}</strong>
        {version.pendingIds.length > 0 && ', con resultados pendientes'}.
      </Typography>
      {way === 'drawn' ? (
        <DrawField drawing={drawing} onDraw={setDrawing} />
      ) : (
        <TextField
          label="Su nombre"
          value={name}
          autoFocus
          autoComplete="name"
          helperText={`Escríbalo como está en el acta: ${signatory.name}`}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <Box>
        <Button variant="outlined" onClick={() => setWay(way === 'drawn' ? 'typed' : 'drawn')}>
          {way === 'drawn' ? 'Escribir el nombre' : 'Dibujar la firma'}
        </Button>
      </Box>
      <Alert severity="info">{sayWorthOf(rulePack, way)}</Alert>
      {!isReady && (
        <Typography color="textSecondary">
          {way === 'drawn'
            ? 'Cuando dibuje su firma aparece el botón para firmar.'
            : 'Cuando escriba su nombre completo aparece el botón para firmar.'}
        </Typography>
      )}
    </FormDialog>
  );
}
