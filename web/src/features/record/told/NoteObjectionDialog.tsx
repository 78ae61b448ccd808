import {
  type ActaObjectionsAnswer,
  type NoteActaObjectionRequest,
  noteActaObjectionRequest,
  objectionAtMost,
  toldEndpoints,
} from '@asamblea/domain';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { DraftPick } from '../../../ui/forms/DraftPick.tsx';
import { useDraft } from '../../../ui/forms/useDraft.ts';

interface NoteObjectionDialogProps {
  readonly session: number;
  readonly call: number;
  readonly answer: ActaObjectionsAnswer;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const written = noteActaObjectionRequest.pick({ personId: true, on: true, text: true });
type Written = Pick<NoteActaObjectionRequest, 'personId' | 'on' | 'text'>;

/** The objection that an owner brought on paper or by other means, recorded for them. */
export function NoteObjectionDialog(props: NoteObjectionDialogProps) {
  const { session, call, answer, onDone, onClose } = props;
  const { owners, version, today } = answer;
  const [objectionId] = useState(() => crypto.randomUUID());
  const draft = useDraft({
    schema: written,
    begin: (): Written => ({ personId: '', on: today, text: '' }),
  });
  const { failure, attempt } = useAttempt();

  async function send(asked: Written): Promise<void> {
    await attempt(async () => {
      const request = { ...asked, objectionId, session, call };
      await askApi(toldEndpoints.noteActaObjection, request);
      onDone();
      onClose();
    });
  }

  return (
    <FormDialog
      title="Anotar una oposición"
      failure={failure}
      does={['Anotar', () => draft.submit(send)]}
      isSpaced
      onClose={onClose}
    >
      <DraftPick
        {...{ draft, name: 'personId', label: 'Quién se opone' }}
        options={owners}
        idOf={({ personId }) => personId}
        textOf={({ name, units }) => `${name} · ${units}`}
        fault="Elija quién se opone."
      />
      <DraftField
        {...{ draft, name: 'on', label: 'Día en que llegó', type: 'date', margin: 'none' }}
        fault="Elija el día."
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: version?.communication?.on, max: today },
        }}
        required
      />
      <DraftField
        {...{ draft, name: 'text', label: 'Lo que dice', margin: 'none' }}
        fault="Escriba lo que dice."
        slotProps={{ htmlInput: { maxLength: objectionAtMost } }}
        multiline
        minRows={3}
        required
      />
    </FormDialog>
  );
}
