import type { ZoomPerson } from '@asamblea/domain';
import { Box, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { ApiFailure } from '../../firebase/asking/ApiFailure.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { BusyButton } from '../../ui/feedback/BusyButton.tsx';
import { sayPerson } from './sayPerson.ts';

interface IdentifyDialogProps {
  /** How they are shown in the video. */
  readonly name: string;
  /** Some of those that a name or a unit means, and not more than a list shows. */
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly ZoomPerson[]>;
  readonly onChoose: (person: ZoomPerson) => unknown;
  readonly onClose: () => void;
}

const pauseMillis = 300;

/** The person of the assembly behind a participant of the video, looked up by name or unit. */
export function IdentifyDialog({ name, find, onChoose, onClose }: IdentifyDialogProps) {
  const [text, setText] = useState('');
  const [people, setPeople] = useState<readonly ZoomPerson[] | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const asked = text.trim();

  useEffect(() => {
    setPeople(null);
    setFailure(null);
    if (asked.length < 2) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      find(asked, stop.signal).then(
        (found) => {
          if (!stop.signal.aborted) setPeople(found);
        },
        (error: unknown) => {
          if (stop.signal.aborted) return;
          setFailure(ApiFailure.of(error));
        },
      );
    }, pauseMillis);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, find]);

  return (
    <FormDialog
      title={`¿Quién es «${name || 'Sin nombre'}»?`}
      failure={failure}
      does={null}
      isSpaced
      onClose={onClose}
    >
      <TextField
        label="Nombre o unidad"
        helperText="Dos letras o más."
        value={text}
        onChange={({ target }) => setText(target.value)}
        sx={{ mt: 1 }}
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 80 } }}
        autoFocus
        fullWidth
      />
      <Box role="status">
        {people?.length === 0 && <Typography>Nadie se llama así ni tiene esa unidad.</Typography>}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {(people ?? []).map((person) => (
          <li key={person.personId}>
            <BusyButton
              variant="outlined"
              fullWidth
              sx={{ justifyContent: 'flex-start', textAlign: 'left' }}
              onPress={async () => onChoose(person)}
            >
              {sayPerson(person)}
            </BusyButton>
          </li>
        ))}
      </Box>
    </FormDialog>
  );
}
