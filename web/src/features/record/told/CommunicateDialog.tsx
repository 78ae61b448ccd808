import {
  type CommunicateActaRequest,
  communicateActaRequest,
  localDateSchema,
  type ToldVersionView,
  toldEndpoints,
} from '@asamblea/domain';
import { Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { useDraft } from '../../../ui/forms/useDraft.ts';
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

const written = communicateActaRequest.pick({ on: true, means: true, notifyAbsent: true });
type Written = Pick<CommunicateActaRequest, 'on' | 'means' | 'notifyAbsent'>;

/** Makes a version known: since when, where it is published, and whether the absent are notified with it. */
export function CommunicateDialog(props: CommunicateDialogProps) {
  const { session, call, version, today, unnotified, onDone, onClose } = props;
  const { number, digest, fixedOn } = version;
  const [requestId] = useState(() => crypto.randomUUID());
  const isDay = (on: string) =>
    localDateSchema.safeParse(on).success && on >= fixedOn && on <= today;
  const draft = useDraft({
    schema: written,
    begin: (): Written => ({ on: today, means: '', notifyAbsent: unnotified > 0 }),
    read: ({ on, ...typed }) => ({ ...typed, on: isDay(on) ? on : '' }),
  });
  const { on, notifyAbsent } = draft.typed;
  const { failure, attempt } = useAttempt();
  const { add } = useToasts();

  async function send(asked: Written): Promise<void> {
    await attempt(async () => {
      const request = { ...asked, session, call, version: number, digest, requestId };
      const { mails, notified } = await askApi(toldEndpoints.communicateActa, request);
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
      does={['Comunicar', () => draft.submit(send)]}
      isSpaced
      onClose={onClose}
    >
      <Typography>
        A cada propietario con correo le llega el acta, lo que se decidió y lo que quedó votado por
        él. De un voto secreto solo se dice si participó.
      </Typography>
      <DraftField
        {...{ draft, name: 'on', type: 'date', margin: 'none' }}
        label="Día desde el que corren los plazos"
        isWrong={!isDay(on)}
        hint=""
        fault="Entre el día en que quedó fija y hoy."
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: fixedOn, max: today } }}
        required
      />
      <DraftField
        {...{ draft, name: 'means', margin: 'none' }}
        label="Dónde se publica y por qué otro medio"
        placeholder="En la cartelera de la portería, desde hoy"
        slotProps={{ htmlInput: { maxLength: 500 } }}
        multiline
      />
      {unnotified > 0 && (
        <FormControlLabel
          control={
            <Checkbox
              checked={notifyAbsent}
              onChange={(_, checked) => draft.change('notifyAbsent', checked)}
            />
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
