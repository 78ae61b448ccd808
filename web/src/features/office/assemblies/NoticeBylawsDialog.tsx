import {
  type ConvocationRules,
  decideNoticeBylaws,
  describeRefusal,
  type MeetingKind,
  meetingKindNames,
  meetingKinds,
  type NoticeBylaws,
  setNoticeBylawsRequest,
  settingsEndpoints,
} from '@asamblea/domain';
import { Alert, Box, DialogContentText, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';

interface NoticeBylawsDialogProps {
  readonly rules: ConvocationRules;
  readonly bylaws: NoticeBylaws;
  readonly onClose: () => void;
}

interface Typed {
  readonly amount: string;
  readonly unit: string;
  readonly article: string;
}

/** How early the bylaws want each kind of meeting called. An empty field is left to the law. */
export function NoticeBylawsDialog({ rules, bylaws, onClose }: NoticeBylawsDialogProps) {
  const { add } = useToasts();
  const [typed, setTyped] = useState(() => typedOf(bylaws));
  const [isTried, setTried] = useState(false);
  const { failure, attempt, forget } = useAttempt();
  const read = setNoticeBylawsRequest.safeParse({
    ordinary: requestOf(typed.ordinary),
    extraordinary: requestOf(typed.extraordinary),
  });
  const settled = read.success ? decideNoticeBylaws(rules, read.data) : null;

  async function save(): Promise<void> {
    setTried(true);
    forget();
    if (!read.success || settled?.ok !== true) return;
    await attempt(async () => {
      await askApi(settingsEndpoints.setNoticeBylaws, read.data);
      add({ severity: 'success', summary: 'Antelación guardada', life: 5000 });
      onClose();
    });
  }

  return (
    <FormDialog
      title="La antelación según los estatutos"
      failure={failure}
      does={['Guardar', save]}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 1 }}>
        Llene solo lo que sus estatutos o su reglamento digan. Lo demás sigue como manda la ley.
      </DialogContentText>
      {meetingKinds.map((kind) => (
        <Term
          key={kind}
          {...{ kind, isTried }}
          typed={typed[kind]}
          onChange={(changes) => setTyped({ ...typed, [kind]: { ...typed[kind], ...changes } })}
        />
      ))}
      {settled?.ok === false && (
        <Alert severity="error" role="status">
          {describeRefusal(settled.refusal).message}
        </Alert>
      )}
    </FormDialog>
  );
}

interface TermProps {
  readonly kind: MeetingKind;
  readonly typed: Typed;
  /** Somebody tried to save it: what is missing is said. */
  readonly isTried: boolean;
  readonly onChange: (changes: Partial<Typed>) => void;
}

function Term({ kind, typed, isTried, onChange }: TermProps) {
  const title = useId();
  const amount = typed.amount.trim();
  const isWrong = amount !== '' && !(/^\d{1,3}$/u.test(amount) && +amount >= 1 && +amount <= 365);
  const lacksArticle = isTried && amount !== '' && typed.article.trim() === '';
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
        <TextField
          {...field}
          label="Antelación"
          value={typed.amount}
          error={isWrong}
          helperText={isWrong ? 'Escriba un número entero del 1 al 365, o déjelo vacío.' : ' '}
          onChange={({ target }) => onChange({ amount: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <TextField
          {...field}
          select
          label="En"
          value={typed.unit}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          onChange={({ target }) => onChange({ unit: target.value })}
        >
          {Object.entries(units).map(([unit, name]) => (
            <option key={unit} value={unit}>
              {name}
            </option>
          ))}
        </TextField>
      </Box>
      <TextField
        {...field}
        label="Artículo de los estatutos"
        placeholder="artículo 30"
        value={typed.article}
        error={lacksArticle}
        helperText={
          lacksArticle
            ? 'Escriba el artículo que lo dice.'
            : 'Se cita cuando se revisa la convocatoria.'
        }
        onChange={({ target }) => onChange({ article: target.value })}
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

function typedOf(bylaws: NoticeBylaws): Readonly<Record<MeetingKind, Typed>> {
  const of = (kind: MeetingKind): Typed => {
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
function requestOf({ amount, unit, article }: Typed) {
  return amount.trim() === '' ? null : { amount: Number(amount), unit, article };
}

const field = { fullWidth: true, margin: 'dense' } as const;
