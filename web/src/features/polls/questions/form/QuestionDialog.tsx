import {
  type AgendaPoint,
  at,
  type DecidingLaw,
  describeRefusal,
  type ElectionAsked,
  electionAsked,
  type QuestionTerms,
  questionEndpoints,
  questionTerms,
  settleElection,
} from '@asamblea/domain';
import { useState } from 'react';
import { useAct } from '../../../../firebase/asking/useAct.ts';
import { useDriveDocuments } from '../../../../firebase/records/useDriveDocuments.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { ActionFailure } from '../ActionFailure.tsx';
import type { WarningsOf } from '../besideOpen.ts';
import { QuestionFields } from './QuestionFields.tsx';

interface QuestionDialogProps {
  /** Of the assembly, with its bylaws. */
  readonly law: DecidingLaw;
  readonly warningsOf: WarningsOf;
  readonly points?: readonly AgendaPoint[];
  /** The point that is treated: a new question is of it. */
  readonly pointId?: string | null;
  /** Where nobody wrote the points: what was typed in other questions. */
  readonly items: readonly string[];
  /** The draft that is corrected; null to add one. */
  readonly editedId: string | null;
  /** The first values of the fields; null: an empty question. */
  readonly terms: QuestionTerms | null;
  readonly onClose: () => void;
  readonly onSaved: (questionId: string) => void;
}

/** Adds a question or corrects a draft. Its id is kept while this is open, so that a retry adds one. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { law, warningsOf, points = [], pointId = null, items, editedId, onClose, onSaved } = props;
  const { failure, act } = useAct();
  const documents = useDriveDocuments();
  const [isTried, setTried] = useState(false);
  const [questionId] = useState(() => editedId ?? crypto.randomUUID());
  const [terms, setTerms] = useState<QuestionTerms>(
    () => props.terms ?? { ...emptyTerms, ...(pointId === null ? {} : { pointId }) },
  );
  const parsed = questionTerms.safeParse(terms);

  const problem = terms.election ? problemOf(terms.election) : null;

  async function save() {
    setTried(true);
    if (!parsed.success || problem !== null) return;
    const isDone =
      editedId === null
        ? await act(questionEndpoints.createQuestion, { ...parsed.data, questionId })
        : await act(at(questionEndpoints.editQuestion, { questionId: editedId }), parsed.data);
    if (isDone) onSaved(questionId);
  }

  return (
    <FormDialog
      title={editedId === null ? 'Nueva pregunta' : 'Corregir la pregunta'}
      failure={null}
      does={[editedId === null ? 'Crear pregunta' : 'Guardar', save]}
      onClose={onClose}
    >
      <QuestionFields
        law={law}
        warningsOf={warningsOf}
        points={points}
        items={items}
        terms={terms}
        documents={documents}
        isTextWrong={isTried && !isTextFit(terms)}
        electionProblem={isTried ? problem : null}
        onChange={setTerms}
      />
      <ActionFailure failure={failure} />
    </FormDialog>
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

/** Why an election could not be created; a slate that has people needs a name too. */
function problemOf(election: ElectionAsked): string | null {
  if (election.candidates.some(({ label }) => label === ''))
    return 'Póngale nombre a cada plancha.';
  if (!electionAsked.safeParse(election).success) {
    return 'Revise la lista: caben 40, con nombres de hasta 120 letras.';
  }
  const settled = settleElection(election);
  return settled.ok ? null : describeRefusal(settled.refusal).message;
}

function isTextFit({ text }: QuestionTerms): boolean {
  const { length } = text.trim();
  return length >= 5 && length <= 600;
}
