import { Box } from '@mui/material';
import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';

/** Why the last press was not done, in the place where it was pressed. */
export function ActionFailure({ failure }: { readonly failure: ApiFailure | null }) {
  if (failure === null) return null;
  const { code, message, explanation } = failure;
  return (
    <Box sx={{ my: 2 }}>
      {code === 'question-exists' ? (
        <ErrorMessage message={alreadyCreated} />
      ) : (
        <ErrorMessage message={message} explanation={code === 'network' ? notKnown : explanation} />
      )}
    </Box>
  );
}

const notKnown =
  'No hay conexión: no sabemos si se hizo. Intente de nuevo; repetirlo no lo hace dos veces.';

const alreadyCreated =
  'La pregunta ya se había creado con el texto anterior. Está entre las preguntas; cierre este cuadro para verla.';
