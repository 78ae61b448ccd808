import { type CreateQuestionRequest, createQuestionRequest, type PackId } from '@asamblea/domain';
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormGroup,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ActionFailure } from './ActionFailure.tsx';
import { DisclosureChoice } from './DisclosureChoice.tsx';
import { durations, sayDuration } from './durations.ts';
import { useChairAction } from './useChairAction.ts';

interface NewQuestionDialogProps {
  /** The law of the assembly. */
  readonly rulePack: PackId;
  readonly onClose: () => void;
  readonly onCreated: (questionId: string) => void;
}

const answers = [
  ['blank', 'Ofrecer «En blanco»'],
  ['abstention', 'Ofrecer «Abstención»'],
  ['liveBars', 'Mostrar los votos en la pantalla mientras llegan'],
] as const;

/** Adds a question to the agenda. Its id is kept while this is open, so that a retry adds one. */
export function NewQuestionDialog({ rulePack, onClose, onCreated }: NewQuestionDialogProps) {
  const titleId = useId();
  const { failure, act } = useChairAction();
  const [isTried, setTried] = useState(false);
  const [draft, setDraft] = useState<CreateQuestionRequest>(newDraft);
  const parsed = createQuestionRequest.safeParse(draft);
  const isTextWrong = isTried && !parsed.success;

  async function create() {
    setTried(true);
    if (!parsed.success) return;
    if (await act('/api/questions', parsed.data)) onCreated(draft.questionId);
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Nueva pregunta</DialogTitle>
      <DialogContent>
        <TextField
          label="Pregunta"
          placeholder="¿Aprueba usted el presupuesto de 2027?"
          value={draft.text}
          onChange={({ target }) => setDraft({ ...draft, text: target.value })}
          error={isTextWrong}
          helperText={isTextWrong ? wrongText : `${draft.text.length} de 600 letras`}
          slotProps={{ htmlInput: { maxLength: 600 } }}
          multiline
          minRows={3}
          autoFocus
          fullWidth
          required
          margin="normal"
        />
        <DisclosureChoice
          value={draft.disclosure ?? 'named'}
          rulePack={rulePack}
          onChange={(disclosure) =>
            setDraft({ ...draft, disclosure, liveBars: disclosure === 'named' && draft.liveBars })
          }
        />
        <FormGroup sx={{ mb: 2 }}>
          {answers.map(([name, label]) => (
            <FormControlLabel
              key={name}
              label={label}
              control={
                <Checkbox
                  checked={draft[name]}
                  disabled={name === 'liveBars' && draft.disclosure === 'secret'}
                  onChange={(_, checked) => setDraft({ ...draft, [name]: checked })}
                />
              }
            />
          ))}
        </FormGroup>
        <TextField
          select
          label="Tiempo para votar"
          value={draft.durationSeconds ?? ''}
          onChange={({ target }) =>
            setDraft({ ...draft, durationSeconds: target.value === '' ? null : +target.value })
          }
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          fullWidth
        >
          <option value="">Sin límite: se cierra a mano</option>
          {durations.map((seconds) => (
            <option key={seconds} value={seconds}>
              {sayDuration(seconds)}
            </option>
          ))}
        </TextField>
        <ActionFailure failure={failure} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancelar</Button>
        <BusyButton variant="contained" onPress={create}>
          Crear pregunta
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}

const wrongText = 'Escriba la pregunta completa, de 5 a 600 letras.';

function newDraft(): CreateQuestionRequest {
  return {
    questionId: crypto.randomUUID(),
    text: '',
    blank: true,
    abstention: true,
    disclosure: 'named',
    liveBars: false,
    durationSeconds: null,
  };
}
