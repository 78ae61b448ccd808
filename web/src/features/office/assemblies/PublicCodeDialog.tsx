import {
  cotSchema,
  type ReplaceCodeRequest,
  replaceCodeRequest,
  settingsEndpoints,
} from '@asamblea/domain';
import { Alert, AlertTitle, Box, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { useDraft } from '../../../ui/forms/useDraft.ts';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';

interface PublicCodeDialogProps {
  readonly cot: string;
  readonly onClose: () => void;
}

/** Another public code instead of the one that is there, once it was read what it leaves without use. */
export function PublicCodeDialog({ cot, onClose }: PublicCodeDialogProps) {
  const { add } = useToasts();
  // The request is about the code that was read: it may change meanwhile.
  const [from] = useState(cot);
  const { failure, attempt, forget } = useAttempt();
  const draft = useDraft({
    schema: replaceCodeRequest,
    begin: () => ({ to: '', isUnderstood: false }),
    read: ({ to }) => ({ from, to: to.trim() === '' ? null : otherThan(from, to) }),
  });
  const { isUnderstood } = draft.typed;

  async function save(request: ReplaceCodeRequest): Promise<void> {
    if (!isUnderstood) return;
    await attempt(async () => {
      const answer = await askApi(settingsEndpoints.replaceCode, request);
      const detail = `Ahora es ${answer.cot}. Entréguelo a quien lo necesite.`;
      add({ severity: 'success', summary: 'Código cambiado', detail, life: 10_000 });
      onClose();
    });
  }

  function press(): Promise<void> {
    forget();
    return draft.submit(save);
  }

  return (
    <FormDialog
      title="Cambiar el código público"
      failure={failure}
      does={['Cambiar el código', press]}
      onClose={onClose}
    >
      <Alert severity="warning" role="note">
        <AlertTitle>Lo que ya lleva el código «{from}» dejará de servir</AlertTitle>
        <Box component="ul" sx={{ mt: 0, mb: 1, pl: 2.5 }}>
          <li>El QR y la dirección de las pantallas y de la emisión: ábralas de nuevo.</li>
          <li>Los enlaces para ingresar de la convocatoria y de los correos.</li>
          <li>Los papeles con que ingresan los apoderados, y los enlaces de los comprobantes.</li>
          <li>Los desvíos y las páginas que ustedes escribieron con ese código.</li>
        </Box>
        Quien ya ingresó sigue adentro, y los enlaces personales y los QR de las credenciales siguen
        sirviendo. Quien llegue con el código viejo leerá que cambió, no cuál es el nuevo.
      </Alert>
      <DraftField
        {...{ draft, name: 'to', label: 'Código nuevo', margin: 'normal' }}
        placeholder="torres-2027"
        hint="Déjelo vacío y se sortea uno que nadie adivina."
        fault="Use de 2 a 64 letras sin tilde, números o guiones, y que no sea el de ahora."
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: 64 } }}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={isUnderstood}
            onChange={(_, isChecked) => draft.change('isUnderstood', isChecked)}
          />
        }
        label="Entiendo que habrá que repartir el código nuevo"
      />
      {draft.isTried && !isUnderstood && (
        <Alert severity="error" role="alert" sx={{ mt: 1 }}>
          Marque que lo entiende para cambiar el código.
        </Alert>
      )}
    </FormDialog>
  );
}

/** The typed code; empty, which is none, where it is the one that is there. */
function otherThan(from: string, typed: string): string {
  return cotSchema.safeParse(typed).data === from ? '' : typed;
}
