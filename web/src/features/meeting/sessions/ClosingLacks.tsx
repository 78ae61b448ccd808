import {
  type AssemblySession,
  missingOffices,
  sayClosingLacks,
  sessionEndpoints,
  signerOf,
} from '@asamblea/domain';
import { Alert, Box, Typography } from '@mui/material';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useReading } from '../../../firebase/asking/useReading.ts';
import { useMay } from '../../../firebase/session/useMay.ts';
import { OfficersForm, useSigners } from './Officers.tsx';

const read = () => askApi(sessionEndpoints.readClosing);

/** Before the session is closed: what the minutes will not be able to assert, and the offices to note now. */
export function ClosingLacks({ session }: { readonly session: AssemblySession }) {
  const { answer, failure } = useReading(read);
  const mayNote = useMay('noteOfficers');
  const signers = useSigners();
  if (failure !== null) {
    return (
      <Alert severity="warning" sx={{ mt: 2 }}>
        No pudimos leer qué falta por tratar. Revise el orden del día antes de cerrar.
      </Alert>
    );
  }
  if (answer === null) return null;
  const lacks = sayClosingLacks(answer, session.officers, signers);
  if (lacks.length === 0) return null;
  const isIncomplete =
    missingOffices(session.officers).length > 0 ||
    signers.some(({ office }) => signerOf(session.officers, office) === '');
  return (
    <>
      <Alert severity="warning" sx={{ mt: 2, maxHeight: '40vh', overflow: 'auto' }}>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {lacks.map((lack) => (
            <li key={lack}>{lack}</li>
          ))}
        </Box>
        <Typography>El acta lo dirá así.</Typography>
      </Alert>
      {mayNote && isIncomplete && <OfficersForm session={session} />}
    </>
  );
}
