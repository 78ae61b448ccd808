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
  type SetArrearsRequest,
  setArrearsRequest,
  settingsEndpoints,
} from '@asamblea/domain';
import { Alert, DialogContentText } from '@mui/material';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../../firebase/asking/useAttempt.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { DraftField } from '../../../../ui/forms/DraftField.tsx';
import { useDraft } from '../../../../ui/forms/useDraft.ts';

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
  const draft = useDraft({
    schema: setArrearsRequest,
    begin: () => ({
      asks: { ...(law.arrears ?? { loss: losses.at(-1) ?? 'vote', reach: 'owner', article: '' }) },
    }),
  });
  const { failure, attempt, forget } = useAttempt();
  const settled = draft.asked === null ? null : decideArrears(law, draft.asked);

  async function save(request: SetArrearsRequest): Promise<void> {
    forget();
    if (!decideArrears(law, request).ok) return;
    await attempt(async () => {
      onSaved(await askApi(settingsEndpoints.setArrears, request));
    });
  }

  return (
    <FormDialog
      title="La mora según los estatutos"
      failure={failure}
      does={['Guardar', () => draft.submit(save)]}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 1 }}>
        Quien esté en mora podrá asistir y hablar. Diga qué pierde mientras deba.
      </DialogContentText>
      <DraftField
        {...{ draft, name: 'asks.loss', label: 'Quien está en mora pierde' }}
        choices={losses.map((loss) => [loss, lossNames[loss]])}
      />
      <DraftField
        {...{ draft, name: 'asks.reach', label: 'Hasta dónde llega la deuda' }}
        choices={[
          ['owner', 'A todo lo que tiene esa persona'],
          ['unit', 'Solo a lo que debe'],
        ]}
      />
      <DraftField
        {...{ draft, name: 'asks.article', label: 'Artículo de los estatutos' }}
        placeholder="artículo 8"
        hint="Se cita en la convocatoria."
        fault="Diga qué artículo lo pide."
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
