import { localDateSchema, type ToldVersionView, toldEndpoints } from '@asamblea/domain';
import { Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';

interface CommunicateDialogProps {
  readonly session: number;
  readonly call: number;
  readonly version: ToldVersionView;
  readonly today: string;
  /** Absent owners who are still to be notified of a decision that waits for them. */
  readonly unnotified: number;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Makes a version known: since when, where it is published, and whether the absent are notified with it. */
export function CommunicateDialog(props: CommunicateDialogProps) {
  const { session, call, version, today, unnotified, onDone, onClose } = props;
  const { number, digest, fixedOn } = version;
  const [requestId] = useState(() => crypto.randomUUID());
  const [on, setOn] = useState(today);
  const [means, setMeans] = useState('');
  const [notifyAbsent, setNotify] = useState(unnotified > 0);
  const { failure, attempt } = useAttempt();
  const { add } = useToasts();
  const isDay = localDateSchema.safeParse(on).success && on >= fixedOn && on <= today;

  async function send() {
    if (!isDay) return;
    await attempt(async () => {
      const { mails, notified } = await askApi(toldEndpoints.communicateActa, {
        ...{ session, call, version: number, digest, requestId, on },
        ...{ means: means.trim(), notifyAbsent },
      });
      const absent = notified === 0 ? '' : ` y ${notified} ausentes notificados`;
      add({ severity: 'success', summary: `Acta comunicada: ${mails} correos${absent}` });
      onDone();
      onClose();
    });
  }

  return (
    <FormDialog
      title={`Comunicar la versión ${number} del acta`}
      failure={failure}
      does={['Comunicar', send]}
      isSpaced
      onClose={onClose}
    >
      <Typography>
        A cada propietario con correo le llega el acta, lo que se decidió y lo que quedó votado por
        él. De un voto secreto solo se dice si participó.
      </Typography>
      <TextField
        type="date"
        label="Día desde el que corren los plazos"
        value={on}
        onChange={({ target }) => setOn(target.value)}
        error={!isDay}
        helperText={isDay ? '' : 'Entre el día en que quedó fija y hoy.'}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: fixedOn, max: today } }}
        required
      />
      <TextField
        label="Dónde se publica y por qué otro medio"
        placeholder="En la cartelera de la portería, desde hoy"
        value={means}
        onChange={({ target }) => setMeans(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        multiline
      />
      {unnotified > 0 && (
        <FormControlLabel
          control={
            <Checkbox checked={notifyAbsent} onChange={(_, checked) => setNotify(checked)} />
          }
          label={
            unnotified === 1
              ? 'Notificar con este correo al propietario ausente cuyo silencio cuenta'
              : `Notificar con este correo a los ${unnotified} propietarios ausentes cuyo silencio cuenta`
          }
        />
      )}
    </FormDialog>
  );
}
