import type { Plate } from '@asamblea/domain';
import { Alert, AlertTitle, Box } from '@mui/material';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';

interface PlatesDueProps {
  readonly plates: readonly Plate[];
  readonly mayWork: boolean;
  readonly busy: boolean;
  readonly onTake: (number: number) => Promise<unknown>;
}

const shownAtMost = 8;

/** The people who left with a card in the pocket, each with the button that records that it came back. */
export function PlatesDue({ plates, mayWork, busy, onTake }: PlatesDueProps) {
  if (plates.length === 0) return null;
  const more = plates.length - shownAtMost;
  return (
    <Alert severity="warning">
      <AlertTitle>
        {plates.length === 1
          ? 'Pida una placa de vuelta'
          : `Pida ${plates.length} placas de vuelta`}
      </AlertTitle>
      Ya no tienen unidades acreditadas y conservan la placa.
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {plates.slice(0, shownAtMost).map(({ number, personName }) => (
          <Box component="li" key={number} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <span>
              <b>Placa {number}</b> · {personName}
            </span>
            {mayWork && (
              <BusyButton
                size="small"
                color="inherit"
                variant="outlined"
                busy={busy}
                aria-label={`Recibir la placa ${number}`}
                onPress={() => onTake(number)}
              >
                Recibir
              </BusyButton>
            )}
          </Box>
        ))}
      </Box>
      {more > 0 && `Y ${more} más, en la lista de entregadas.`}
    </Alert>
  );
}
