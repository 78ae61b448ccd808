import { type ErasureCertificate, erasureEndpoints, sealMark } from '@asamblea/domain';
import { Alert, AlertTitle, Box, Paper, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';

interface EraseSectionProps {
  /** The password was typed too long ago. */
  readonly onStale: () => void;
}

/** Deletes an archived assembly, whose name is typed, and shows the certificate that stays. */
export function EraseSection({ onStale }: EraseSectionProps) {
  const { isArchived = false } = useSession();
  const [name, setName] = useState('');
  const [certificate, setCertificate] = useState<ErasureCertificate | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function erase() {
    setFailure(null);
    try {
      setCertificate(await askApi(erasureEndpoints.eraseAssembly, { name: name.trim() }));
    } catch (error) {
      const failed = ApiFailure.of(error);
      if (failed.code === 'password-stale') onStale();
      else setFailure(failed);
    }
  }

  return (
    <Paper
      component="section"
      aria-label="Borrar la asamblea"
      sx={{ p: 2.5, mb: 2, display: 'grid', gap: 2 }}
    >
      <Typography>
        Borrar la asamblea elimina para siempre su padrón, su registro, sus votaciones, sus actas y
        sus documentos. Queda solo una constancia. Expórtela antes: después no hay de dónde traerla.
        {!isArchived && ' Para borrarla, primero archívela en Asambleas.'}
      </Typography>
      {isArchived && certificate === null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <TextField
            label="Nombre de la asamblea, tal como está"
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: 500, autoComplete: 'off', spellCheck: false } }}
            sx={{ flex: '1 1 18em' }}
          />
          <BusyButton color="error" disabled={name.trim() === ''} onPress={erase}>
            Borrar para siempre
          </BusyButton>
        </Box>
      )}
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {certificate !== null && <Certificate {...certificate} />}
    </Paper>
  );
}

function Certificate({ name, cot, at, head, events, questions, files }: ErasureCertificate) {
  const timeZone = useSession().timeZone ?? 'UTC';
  return (
    <Alert severity="success" role="status">
      <AlertTitle>«{name}» se está borrando</AlertTitle>
      Constancia: código {cot}; pedido el {formatMoment(at, timeZone)}; {events} sucesos,{' '}
      {questions} votaciones y {files} archivos.
      {head !== null && ` Último sello: ${sealMark(head)}.`} Guárdela o imprima esta página: esta
      sesión se cerrará en unos segundos.
    </Alert>
  );
}
