import { type Assembly, type AttorneySwitchAnswer, sessionMay } from '@asamblea/domain';
import { FormControlLabel, Paper, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { useSession } from '../../firebase/session.tsx';
import { useOwnAssembly } from '../../firebase/useOwnAssembly.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';

/** The switch of the attorneys' way in, of the assembly of whoever is signed in; nothing until it is known. */
export function OwnAttorneyEntry() {
  const assembly = useOwnAssembly();
  return assembly === null ? null : <AttorneyEntryField assembly={assembly} />;
}

/** Whether attorneys come in with document and code. Whoever may not change it reads how it is. */
export function AttorneyEntryField({
  assembly,
}: {
  readonly assembly: Pick<Assembly, 'attorneySignIn'>;
}) {
  const { session } = useSession();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const mayChange = sessionMay(session, 'setAttorneyEntry');
  const isOpen = assembly.attorneySignIn ?? true;

  async function save(): Promise<void> {
    setSaving(true);
    setFailure(null);
    try {
      const path = '/api/settings/attorneys';
      await callApi<AttorneySwitchAnswer>('POST', path, { isOpen: !isOpen });
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
          <Switch checked={isOpen} disabled={!mayChange || isSaving} onChange={() => void save()} />
        }
        label="Los apoderados pueden entrar con su código"
      />
      <Typography variant="body2" color="textSecondary">
        {isOpen
          ? 'Si lo cierra, quien ya entró sigue adentro y puede votar.'
          : 'Quien intenta entrar lee que se presente en la mesa de registro. Quien ya entró sigue adentro.'}
      </Typography>
      {failure !== null && (
        <ErrorNotice message={failure.message} explanation={failure.explanation} />
      )}
    </Paper>
  );
}
