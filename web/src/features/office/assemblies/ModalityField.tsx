import {
  type Assembly,
  modalities,
  modalityNames,
  modalityOf,
  sessionMay,
  settingsEndpoints,
} from '@asamblea/domain';
import { MenuItem, Paper, TextField, Typography } from '@mui/material';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';

/** Where the assembly meets: it decides whether anybody may attend from afar. */
export function ModalityField({ assembly }: { readonly assembly: Pick<Assembly, 'modality'> }) {
  const { session } = useSession();
  const { failure, isBusy, attempt } = useAttempt();
  const { add } = useToasts();
  const mayChange = sessionMay(session, 'setModality');

  const save = (chosen: string) =>
    attempt(async () => {
      const modality = modalities.find((one) => one === chosen);
      if (modality === undefined) return;
      const saved = await askApi(settingsEndpoints.setModality, { modality });
      const summary = `Modalidad guardada: ${modalityNames[saved.modality].toLowerCase()}`;
      add({ severity: 'success', summary, life: 5000 });
    });

  return (
    <Paper sx={{ mt: 2, p: 2.5, display: 'grid', gap: 1.5 }}>
      <TextField
        select
        label="Modalidad de la asamblea"
        value={modalityOf(assembly)}
        disabled={!mayChange || isBusy}
        onChange={(event) => void save(event.target.value)}
        sx={{ maxWidth: '24rem' }}
      >
        {modalities.map((modality) => (
          <MenuItem key={modality} value={modality}>
            {modalityNames[modality]}
          </MenuItem>
        ))}
      </TextField>
      <Typography variant="body2" color="textSecondary">
        En una asamblea presencial nadie asiste en línea: la sala virtual desaparece del menú y
        quien estaba en línea sale a los tres minutos. Los votos que ya se emitieron se mantienen.
      </Typography>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
    </Paper>
  );
}
