import {
  type ArrearsBylaw,
  type ArrearsLoss,
  debtLawOf,
  decideArrears,
  describeRefusal,
  packOf,
  packUnder,
  type QuorumLaw,
  type SetArrearsAnswer,
  setArrearsRequest,
  settingsEndpoints,
} from '@asamblea/domain';
import { Alert, DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../../firebase/asking/useAttempt.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';

interface ArrearsDialogProps {
  readonly law: QuorumLaw & { readonly arrears?: ArrearsBylaw };
  readonly onClose: () => void;
  readonly onSaved: (answer: SetArrearsAnswer) => void;
}

const lossNames: Readonly<Record<ArrearsLoss, string>> = {
  vote: 'El voto',
  'vote-and-quorum': 'El voto y su lugar en el quórum de la reunión',
};

/** Writes down what the bylaws take from those in arrears: how it will be said. */
export function ArrearsDialog({ law, onClose, onSaved }: ArrearsDialogProps) {
  const { losses = [] } = packOf(law.rulePack).arrearsRoom ?? {};
  const [typed, setTyped] = useState<ArrearsBylaw>(
    () => law.arrears ?? { loss: losses.at(-1) ?? 'vote', reach: 'owner', article: '' },
  );
  const [isTried, setTried] = useState(false);
  const { failure, attempt, forget } = useAttempt();
  const read = setArrearsRequest.safeParse({ asks: typed });
  const settled = read.success ? decideArrears(law, read.data) : null;
  const isArticleWrong = isTried && typed.article.trim() === '';

  async function save(): Promise<void> {
    setTried(true);
    forget();
    if (!read.success || settled?.ok !== true) return;
    await attempt(async () => {
      onSaved(await askApi(settingsEndpoints.setArrears, read.data));
    });
  }

  return (
    <FormDialog
      title="La mora según los estatutos"
      failure={failure}
      does={['Guardar', save]}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 1 }}>
        Quien esté en mora podrá asistir y hablar. Diga qué pierde mientras deba.
      </DialogContentText>
      <TextField
        {...choice}
        label="Quien está en mora pierde"
        value={typed.loss}
        onChange={({ target }) => {
          const loss = losses.find((one) => one === target.value) ?? typed.loss;
          setTyped({ ...typed, loss });
        }}
      >
        {losses.map((loss) => (
          <option key={loss} value={loss}>
            {lossNames[loss]}
          </option>
        ))}
      </TextField>
      <TextField
        {...choice}
        label="Hasta dónde llega la deuda"
        value={typed.reach}
        onChange={({ target }) =>
          setTyped({ ...typed, reach: target.value === 'unit' ? 'unit' : 'owner' })
        }
      >
        <option value="owner">A todo lo que tiene esa persona</option>
        <option value="unit">Solo a lo que debe</option>
      </TextField>
      <TextField
        fullWidth
        margin="dense"
        label="Artículo de los estatutos"
        placeholder="artículo 8"
        value={typed.article}
        error={isArticleWrong}
        helperText={isArticleWrong ? 'Diga qué artículo lo pide.' : 'Se cita en la convocatoria.'}
        onChange={({ target }) => setTyped({ ...typed, article: target.value })}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      {settled?.ok === true && settled.value !== null && (
        <Alert severity="info" role="status">
          {debtLawOf(packUnder({ ...law, arrears: settled.value })).cost}
        </Alert>
      )}
      {settled?.ok === false && (
        <Alert severity="error" role="status">
          {describeRefusal(settled.refusal).message}
        </Alert>
      )}
    </FormDialog>
  );
}

const choice = {
  fullWidth: true,
  margin: 'dense',
  select: true,
  slotProps: { select: { native: true }, inputLabel: { shrink: true } },
} as const;
