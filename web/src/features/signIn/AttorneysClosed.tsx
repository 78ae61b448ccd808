import type { AttorneyEntry } from '@asamblea/domain';
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { callApi } from '../../firebase/callApi.ts';

const explanations: Readonly<Record<NonNullable<AttorneyEntry['reason']>, string>> = {
  'session-closed':
    'La sesión ya terminó. Si hay otra, podrá entrar con el mismo código; mientras tanto puede ver los resultados.',
  'turned-off':
    'La administración cerró este ingreso por ahora. Preséntese en la mesa de registro con su poder y su documento.',
};
const unexplained = 'Pruebe más tarde o pregunte en la mesa de registro.';

/** The door is closed: why, and what one can do meanwhile. */
export function AttorneysClosed({ assembly }: { readonly assembly: string }) {
  const reason = useReason(assembly);
  const cot = encodeURIComponent(assembly);
  return (
    <Alert severity="info" role="alert" sx={{ mb: 3 }}>
      <AlertTitle>Esta asamblea no recibe apoderados en este momento</AlertTitle>
      {reason === null ? unexplained : explanations[reason]}
      <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" variant="outlined" href={`/results/public?cot=${cot}`}>
          Ver resultados
        </Button>
        <Button color="inherit" variant="outlined" href={`/quorum/public?cot=${cot}`}>
          Ver el quórum de la sala
        </Button>
      </Box>
    </Alert>
  );
}

function useReason(assembly: string): AttorneyEntry['reason'] {
  const [reason, setReason] = useState<AttorneyEntry['reason']>(null);
  useEffect(() => {
    let wanted = true;
    const path = `/api/auth/enable-vote?assembly=${encodeURIComponent(assembly)}`;
    callApi<AttorneyEntry>('GET', path).then(
      (answer) => {
        if (wanted) setReason(answer.reason);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [assembly]);
  return reason;
}
