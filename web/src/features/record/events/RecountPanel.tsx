import { type RecountAnswer, recountEndpoints } from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { RecountResult } from './RecountResult.tsx';

interface RecountPanelProps {
  /** The password was typed too long ago. */
  readonly onStale: () => void;
}

/** Counts every closed or annulled question again on the server and names those that do not agree. */
export function RecountPanel({ onStale }: RecountPanelProps) {
  const timeZone = useSession().timeZone ?? 'UTC';
  const [answer, setAnswer] = useState<RecountAnswer | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function recount() {
    setFailure(null);
    try {
      setAnswer(await askApi(recountEndpoints.recount));
    } catch (error) {
      const failed = ApiFailure.of(error);
      if (failed.code === 'password-stale') onStale();
      else setFailure(failed);
    }
  }

  return (
    <Paper component="section" aria-label="Recuento" sx={panel}>
      <Box sx={row}>
        <Typography sx={{ flex: '1 1 20em' }}>
          Vuelve a contar cada votación cerrada o anulada. Con nombre: suma otra vez los votos
          guardados. Secreta: comprueba que sumas, participaciones y comprobantes coinciden.
        </Typography>
        <BusyButton variant="contained" onPress={recount}>
          Recontar las votaciones
        </BusyButton>
      </Box>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {answer !== null && <RecountResult answer={answer} timeZone={timeZone} />}
    </Paper>
  );
}

const panel = { p: 2.5, mb: 2, display: 'grid', gap: 2 } as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' } as const;
