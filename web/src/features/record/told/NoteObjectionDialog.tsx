import { type ActaObjectionsAnswer, objectionAtMost, toldEndpoints } from '@asamblea/domain';
import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';

interface NoteObjectionDialogProps {
  readonly session: number;
  readonly call: number;
  readonly answer: ActaObjectionsAnswer;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

type Owner = ActaObjectionsAnswer['owners'][number];

/** The objection that an owner brought on paper or by other means, recorded for them. */
export function NoteObjectionDialog(props: NoteObjectionDialogProps) {
  const { session, call, answer, onDone, onClose } = props;
  const { owners, version, today } = answer;
  const [objectionId] = useState(() => crypto.randomUUID());
  const [owner, setOwner] = useState<Owner | null>(null);
  const [on, setOn] = useState<string>(today);
  const [text, setText] = useState('');
  const { failure, attempt } = useAttempt();

  async function send() {
    if (owner === null || text.trim() === '') return;
    await attempt(async () => {
      const { personId } = owner;
      const asked = { objectionId, session, call, personId, on, text: text.trim() };
      await askApi(toldEndpoints.noteActaObjection, asked);
      onDone();
      onClose();
    });
  }

  return (
    <FormDialog
      title="Anotar una oposición"
      failure={failure}
      does={['Anotar', send]}
      isSpaced
      onClose={onClose}
    >
      <Autocomplete
        options={owners}
        value={owner}
        onChange={(_, chosen) => setOwner(chosen)}
        getOptionKey={({ personId }) => personId}
        getOptionLabel={({ name, units }) => `${name} · ${units}`}
        isOptionEqualToValue={(one, other) => one.personId === other.personId}
        renderInput={(params) => <TextField {...params} label="Quién se opone" required />}
      />
      <TextField
        type="date"
        label="Día en que llegó"
        value={on}
        onChange={({ target }) => setOn(target.value)}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: version?.communication?.on, max: today },
        }}
        required
      />
      <TextField
        label="Lo que dice"
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: objectionAtMost } }}
        multiline
        minRows={3}
        required
      />
    </FormDialog>
  );
}
