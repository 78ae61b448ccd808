import { sayActaNumber } from '@asamblea/domain';
import { Alert, AlertTitle, Button } from '@mui/material';
import { Link } from 'react-router';
import { useRoomKnown } from '../../ui/device/useRoomKnown.ts';
import { useOwnActas } from './useOwnActas.ts';

/**
 * On the home page of a person who is asked to sign the minutes: which, and the way there. Nothing for
 * everybody else.
 */
export function SignCard() {
  const { answer, failure } = useOwnActas();
  useRoomKnown(answer !== null || failure !== null);
  const asked = (answer?.actas ?? []).filter((one) => one.asked.length > 0);
  return asked.map(({ number, version }) => (
    <Alert
      key={`${version.session} ${version.call}`}
      severity="info"
      sx={{ mb: 2, flexWrap: 'wrap' }}
      action={
        <Button component={Link} to="/acta" variant="contained" size="large">
          Leerla y firmar
        </Button>
      }
    >
      <AlertTitle>Le piden firmar el acta</AlertTitle>
      {sayActaNumber(number)} · versión {version.number}
    </Alert>
  ));
}
