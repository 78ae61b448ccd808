import { isOut } from '@asamblea/domain';
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { lacksPin, type PlateHall, saySecretVoting } from './plateHall.ts';

interface PinsMissingProps {
  readonly hall: PlateHall;
  readonly onPrint: () => void;
}

/** Before a secret vote: how many plates could not vote in it, and the way to their PINs. */
export function PinsMissing({ hall, onPrint }: PinsMissingProps) {
  const { plates, pins } = hall;
  const lacking = plates.filter(({ number }) => lacksPin(hall, number));
  const carried = lacking.filter(isOut).length;
  if (lacking.length === 0) return null;
  const print = (
    <Box sx={{ mt: 1 }}>
      <Button color="inherit" variant="outlined" size="small" onClick={onPrint}>
        {carried > 0 ? 'Imprimir los PIN' : 'Imprimir con PIN'}
      </Button>
    </Box>
  );
  if (carried > 0) {
    return (
      <Alert severity="warning">
        <AlertTitle>
          {carried === 1
            ? 'Una placa entregada no tiene PIN'
            : `${carried} placas entregadas no tienen PIN`}
        </AlertTitle>
        Hay {saySecretVoting(pins)}: con placa se vota en un puesto, y allí se pide el PIN.
        {print}
      </Alert>
    );
  }
  return (
    <Alert severity="info">
      Hay {saySecretVoting(pins)}. Al entregar una placa aquí, recibe su PIN; si las va a entregar
      por lotes, imprímalas antes con PIN.
      {print}
    </Alert>
  );
}
