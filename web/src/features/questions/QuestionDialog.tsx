import { type PackId, type QuestionTerms, questionTerms } from '@asamblea/domain';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ActionFailure } from './ActionFailure.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { useChairAction } from './useChairAction.ts';

interface QuestionDialogProps {
  readonly packId: PackId;
  /** Points of the agenda that are already written. */
  readonly items: readonly string[];
  /** The draft that is corrected; null to add one. */
  readonly editedId: string | null;
  /** What the fields begin with; null: an empty question. */
  readonly terms: QuestionTerms | null;
  readonly onClose: () => void;
  readonly onSaved: (questionId: string) => void;
}

/** Adds a question or corrects a draft. Its id is kept while this is open, so that a retry adds one. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { packId, items, editedId, onClose, onSaved } = props;
  const titleId = useId();
  const { failure, act } = useChairAction();
  const [isTried, setTried] = useState(false);
  const [questionId] = useState(() => editedId ?? crypto.randomUUID());
  const [terms, setTerms] = useState<QuestionTerms>(props.terms ?? emptyTerms);
  const parsed = questionTerms.safeParse(terms);

  async function save() {
    setTried(true);
    if (!parsed.success) return;
    const isDone =
      editedId === null
        ? await act('/api/questions', { ...parsed.data, questionId })
        : await act(`/api/questions/${editedId}/terms`, parsed.data);
    if (isDone) onSaved(questionId);
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>
        {editedId === null ? 'Nueva pregunta' : 'Corregir la pregunta'}
      </DialogTitle>
      <DialogContent>
        <QuestionFields
          packId={packId}
          items={items}
          terms={terms}
          isTextWrong={isTried && !parsed.success}
          onChange={setTerms}
        />
        <ActionFailure failure={failure} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancelar</Button>
        <BusyButton variant="contained" onPress={save}>
          {editedId === null ? 'Crear pregunta' : 'Guardar'}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}

const emptyTerms: QuestionTerms = {
  text: '',
  blank: true,
  abstention: true,
  liveBars: false,
  durationSeconds: null,
  matterId: null,
  item: '',
  rehearsal: false,
};
