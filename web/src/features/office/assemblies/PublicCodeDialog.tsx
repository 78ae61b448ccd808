import { cotSchema, type ReplaceCodeRequest, settingsEndpoints } from '@asamblea/domain';
import { Alert, AlertTitle, Box, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
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
  const [typed, setTyped] = useState('');
  const [isUnderstood, setUnderstood] = useState(false);
  const [isTried, setTried] = useState(false);
  const { failure, attempt, forget } = useAttempt();
  const isDrawn = typed.trim() === '';
  const to = cotSchema.safeParse(typed).data ?? null;
  const isWrong = !isDrawn && (to === null || to === from);

  async function save(): Promise<void> {
    setTried(true);
    forget();
    if (isWrong || !isUnderstood) return;
    await attempt(async () => {
      const request: ReplaceCodeRequest = { from, to };
      const answer = await askApi(settingsEndpoints.replaceCode, request);
      const detail = `Ahora es ${answer.cot}. Entréguelo a quien lo necesite.`;
      add({ severity: 'success', summary: 'Código cambiado', detail, life: 10_000 });
      onClose();
    });
  }

  return (
    <FormDialog
      title="Cambiar el código público"
      failure={failure}
      does={['Cambiar el código', save]}
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
      <TextField
        fullWidth
        margin="normal"
        label="Código nuevo"
        placeholder="torres-2027"
        value={typed}
        error={isTried && isWrong}
        helperText={
          isTried && isWrong
            ? 'Use de 2 a 64 letras sin tilde, números o guiones, y que no sea el de ahora.'
            : 'Déjelo vacío y se sortea uno que nadie adivina.'
        }
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: 64 } }}
      />
      <FormControlLabel
        control={
          <Checkbox checked={isUnderstood} onChange={(_, isChecked) => setUnderstood(isChecked)} />
        }
        label="Entiendo que habrá que repartir el código nuevo"
      />
      {isTried && !isUnderstood && (
        <Alert severity="error" role="alert" sx={{ mt: 1 }}>
          Marque que lo entiende para cambiar el código.
        </Alert>
      )}
    </FormDialog>
  );
}
