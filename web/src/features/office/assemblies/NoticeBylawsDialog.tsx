import {
  type ConvocationRules,
  decideNoticeBylaws,
  describeRefusal,
  type MeetingKind,
  meetingKindNames,
  meetingKinds,
  type NoticeBylaws,
  type SetNoticeBylawsRequest,
  setNoticeBylawsRequest,
  settingsEndpoints,
} from '@asamblea/domain';
import { Alert, Box, DialogContentText, Typography } from '@mui/material';
import { useId } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { type FormDraft, useDraft } from '../../../ui/forms/useDraft.ts';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';

interface NoticeBylawsDialogProps {
  readonly rules: ConvocationRules;
  readonly bylaws: NoticeBylaws;
  readonly onClose: () => void;
}

type Term = { amount: string; unit: string; article: string };
type Typed = Record<MeetingKind, Term>;

/** How early the bylaws want each kind of meeting called. An empty field is left to the law. */
export function NoticeBylawsDialog({ rules, bylaws, onClose }: NoticeBylawsDialogProps) {
  const { add } = useToasts();
  const draft = useDraft({
    schema: setNoticeBylawsRequest,
    begin: () => typedOf(bylaws),
    read: ({ ordinary, extraordinary }) => ({
      ordinary: requestOf(ordinary),
      extraordinary: requestOf(extraordinary),
    }),
  });
  const { failure, attempt, forget } = useAttempt();
  const settled = draft.asked === null ? null : decideNoticeBylaws(rules, draft.asked);

  async function save(request: SetNoticeBylawsRequest): Promise<void> {
    forget();
    if (!decideNoticeBylaws(rules, request).ok) return;
    await attempt(async () => {
      await askApi(settingsEndpoints.setNoticeBylaws, request);
      add({ severity: 'success', summary: 'Antelación guardada', life: 5000 });
      onClose();
    });
  }

  return (
    <FormDialog
      title="La antelación según los estatutos"
      failure={failure}
      does={['Guardar', () => draft.submit(save)]}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 1 }}>
        Llene solo lo que sus estatutos o su reglamento digan. Lo demás sigue como manda la ley.
      </DialogContentText>
      {meetingKinds.map((kind) => (
        <TermFields key={kind} {...{ kind, draft }} />
      ))}
      {settled?.ok === false && (
        <Alert severity="error" role="status">
          {describeRefusal(settled.refusal).message}
        </Alert>
      )}
    </FormDialog>
  );
}

interface TermFieldsProps {
  readonly kind: MeetingKind;
  readonly draft: FormDraft<Typed, SetNoticeBylawsRequest>;
}

function TermFields({ kind, draft }: TermFieldsProps) {
  const title = useId();
  const amount = draft.typed[kind].amount.trim();
  const isWrong = amount !== '' && !(/^\d{1,3}$/u.test(amount) && +amount >= 1 && +amount <= 365);
  return (
    <Box role="group" aria-labelledby={title} sx={{ mt: 1 }}>
      <Typography id={title} sx={{ fontWeight: 600 }}>
        {meetingKindNames[kind]}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 1.5,
          gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        }}
      >
        <DraftField
          {...{ draft, name: `${kind}.amount`, label: 'Antelación', isWrong }}
          hint=" "
          fault="Escriba un número entero del 1 al 365, o déjelo vacío."
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <DraftField
          {...{ draft, name: `${kind}.unit`, label: 'En' }}
          choices={Object.entries(units)}
        />
      </Box>
      <DraftField
        {...{ draft, name: `${kind}.article`, label: 'Artículo de los estatutos' }}
        placeholder="artículo 30"
        hint="Se cita cuando se revisa la convocatoria."
        fault="Escriba el artículo que lo dice."
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
    </Box>
  );
}

const units = {
  'calendar-days': 'Días calendario',
  'working-days': 'Días hábiles',
  months: 'Meses',
} as const;

function typedOf(bylaws: NoticeBylaws): Typed {
  const of = (kind: MeetingKind): Term => {
    const { amount, unit, article } = bylaws[kind] ?? {};
    return {
      amount: amount === undefined ? '' : String(amount),
      unit: unit ?? 'calendar-days',
      article: article ?? '',
    };
  };
  return { ordinary: of('ordinary'), extraordinary: of('extraordinary') };
}

/** As it would be sent; without a term it is not said. */
function requestOf({ amount, unit, article }: Term) {
  return amount.trim() === '' ? null : { amount: Number(amount), unit, article };
}
