import { type Assembly, type DocumentStepAnswer, sessionMay, takesOnline } from '@asamblea/domain';
import { FormControlLabel, Paper, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { useSession } from '../../firebase/session.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';

interface DocumentStepFieldProps {
  readonly assembly: Pick<Assembly, 'asksDocument' | 'modality'>;
}

/** Whether who attends from afar types the number of their document; nothing where nobody attends from afar. */
export function DocumentStepField({ assembly }: DocumentStepFieldProps) {
  const { session } = useSession();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const mayChange = sessionMay(session, 'setModality');
  const asksDocument = assembly.asksDocument ?? false;
  if (!takesOnline(assembly)) return null;

  async function save(): Promise<void> {
    setSaving(true);
    setFailure(null);
    try {
      const path = '/api/settings/identity';
      await callApi<DocumentStepAnswer>('POST', path, { asksDocument: !asksDocument });
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
    } finally {
      setSaving(false);
    }
  }

  return (
    <Paper sx={{ mt: 2, p: 2.5, display: 'grid', gap: 1 }}>
      <FormControlLabel
        control={
          <Switch
            checked={asksDocument}
            disabled={!mayChange || isSaving}
            onChange={() => void save()}
          />
        }
        label="Pedir el número de documento al entrar a la sala virtual"
      />
      <Typography variant="body2" color="textSecondary">
        {asksDocument
          ? 'Quien entra con contraseña o enlace personal lo escribe una vez en cada dispositivo y se compara con el padrón o con su poder. A quien no tiene documento anotado no se le pide: reconózcalo en pantalla y márquelo en la Consola mixta.'
          : 'Quien asiste en línea se identifica al entrar con su contraseña, con documento y código o con su enlace personal.'}
      </Typography>
      {failure !== null && (
        <ErrorNotice message={failure.message} explanation={failure.explanation} />
      )}
    </Paper>
  );
}
