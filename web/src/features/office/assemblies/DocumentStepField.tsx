import { type Assembly, sessionMay, settingsEndpoints, takesOnline } from '@asamblea/domain';
import { Box } from '@mui/material';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { SavedSwitch } from '../../../ui/forms/SavedSwitch.tsx';

interface DocumentStepFieldProps {
  readonly assembly: Pick<Assembly, 'asksDocument' | 'modality'>;
}

/** Whether who attends from afar types the number of their document; nothing where nobody attends from afar. */
export function DocumentStepField({ assembly }: DocumentStepFieldProps) {
  const { session } = useSession();
  const { failure, isBusy, attempt } = useAttempt();
  const mayChange = sessionMay(session, 'setModality');
  const asksDocument = assembly.asksDocument ?? false;
  if (!takesOnline(assembly)) return null;

  const save = () =>
    attempt(() =>
      askApi(settingsEndpoints.setDocumentStep, {
        asksDocument: !asksDocument,
      }),
    );

  return (
    <Box sx={{ mt: 2 }}>
      <SavedSwitch
        label="Pedir el número de documento al entrar a la sala virtual"
        isOn={asksDocument}
        isDisabled={!mayChange || isBusy}
        onSwitch={save}
        about={
          asksDocument
            ? 'Quien entra con contraseña o enlace personal lo escribe una vez en cada dispositivo y se compara con el padrón o con su poder. A quien no tiene documento anotado no se le pide: reconózcalo en pantalla y márquelo en Sala y en línea.'
            : 'Quien asiste en línea se identifica al entrar con su contraseña, con documento y código o con su enlace personal.'
        }
        failure={failure}
      />
    </Box>
  );
}
