import {
  type AgendaPoint,
  agendaEndpoints,
  at,
  attachable,
  documentsAtMost,
  type PointApprover,
  type PointTerms,
  pointKindNames,
  pointKinds,
  pointTerms,
} from '@asamblea/domain';
import { useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { useDriveDocuments } from '../../../firebase/records/useDriveDocuments.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DocumentsField } from '../../../ui/files/DocumentsField.tsx';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { useDraft } from '../../../ui/forms/useDraft.ts';
import { ApproverField } from './ApproverField.tsx';

interface PointDialogProps {
  /** The one that is corrected; null to add one. */
  readonly point: AgendaPoint | null;
  readonly isConvened: boolean;
  readonly onClose: () => void;
}

interface Typed {
  text: string;
  kind: string;
  presenter: string;
  notes: string;
  documentIds?: readonly string[];
}

/** Adds a point or corrects one. Its id is kept while this is open, so that a retry adds one. */
export function PointDialog({ point, isConvened, onClose }: PointDialogProps) {
  const { failure, act } = useAct();
  const documents = useDriveDocuments();
  const [pointId] = useState(() => point?.pointId ?? crypto.randomUUID());
  const [approver, setApprover] = useState<PointApprover | null>(null);
  // The presenter, the documents and the notes for the chair ask nobody.
  const needsApproval = ({ text, kind }: Typed) =>
    isConvened && (point === null || point.text !== text.trim() || point.kind !== kind);
  const draft = useDraft({
    schema: pointTerms,
    begin: () => beginTyped(point),
    read: (typed) => ({
      ...typed,
      ...(needsApproval(typed) && approver !== null ? { approvedBy: approver } : {}),
    }),
  });
  const { typed } = draft;

  async function save(terms: PointTerms): Promise<void> {
    if (needsApproval(typed) && approver === null) return;
    const isDone =
      point === null
        ? await act(agendaEndpoints.addPoint, { pointId, ...terms })
        : await act(at(agendaEndpoints.editPoint, { pointId }), terms);
    if (isDone) onClose();
  }

  return (
    <FormDialog
      title={point === null ? 'Nuevo punto' : `Corregir el punto ${point.number}`}
      failure={failure}
      does={[point === null ? 'Agregar punto' : 'Guardar', () => draft.submit(save)]}
      onClose={onClose}
    >
      <DraftField
        {...{ draft, name: 'text', label: 'Punto', margin: 'normal' }}
        placeholder="Presupuesto de ingresos y gastos de 2027"
        hint="Como se leerá."
        fault="Escriba el punto, de 3 a 160 letras."
        slotProps={{ htmlInput: { maxLength: 160 } }}
        autoFocus
        required
      />
      <DraftField
        {...{ draft, name: 'kind', label: 'Clase', margin: 'normal' }}
        choices={pointKinds.map((kind) => [kind, pointKindNames[kind]])}
      />
      <DraftField
        {...{ draft, name: 'presenter', label: 'Quién lo presenta', margin: 'normal' }}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      {documents !== null && (
        <DocumentsField
          documents={attachable(documents)}
          value={typed.documentIds ?? []}
          atMost={documentsAtMost}
          onChange={(documentIds) => draft.change('documentIds', documentIds)}
        />
      )}
      <DraftField
        {...{ draft, name: 'notes', label: 'Notas para quien dirige', margin: 'normal' }}
        hint="Solo las lee quien dirige la reunión."
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        multiline
        minRows={2}
      />
      {needsApproval(typed) && (
        <ApproverField
          value={approver}
          isMissing={draft.isTried && approver === null}
          onChange={setApprover}
        />
      )}
    </FormDialog>
  );
}

function beginTyped(point: AgendaPoint | null): Typed {
  const { text = '', kind = 'decision', presenter = '', notes = '', documentIds } = point ?? {};
  return { text, kind, presenter, notes, ...(documentIds === undefined ? {} : { documentIds }) };
}
