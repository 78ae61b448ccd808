import {
  type AgendaPoint,
  agendaEndpoints,
  at,
  attachable,
  documentsAtMost,
  type PointApprover,
  pointKindNames,
  pointKinds,
  pointTerms,
} from '@asamblea/domain';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { useDriveDocuments } from '../../../firebase/records/useDriveDocuments.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DocumentsField } from '../../../ui/files/DocumentsField.tsx';
import { ApproverField } from './ApproverField.tsx';

interface PointDialogProps {
  /** The one that is corrected; null to add one. */
  readonly point: AgendaPoint | null;
  readonly isConvened: boolean;
  readonly onClose: () => void;
}

/** Adds a point or corrects one. Its id is kept while this is open, so that a retry adds one. */
export function PointDialog({ point, isConvened, onClose }: PointDialogProps) {
  const { failure, act } = useAct();
  const documents = useDriveDocuments();
  const [pointId] = useState(() => point?.pointId ?? crypto.randomUUID());
  const [isTried, setTried] = useState(false);
  const [approver, setApprover] = useState<PointApprover | null>(null);
  const [terms, setTerms] = useState(() => ({
    text: point?.text ?? '',
    kind: point?.kind ?? 'decision',
    presenter: point?.presenter ?? '',
    notes: point?.notes ?? '',
    ...(point?.documentIds === undefined ? {} : { documentIds: point.documentIds }),
  }));
  // The presenter, the documents and the notes for the chair ask nobody.
  const saysOther = point === null || point.text !== terms.text.trim() || point.kind !== terms.kind;
  const needsApproval = isConvened && saysOther;
  const parsed = pointTerms.safeParse({
    ...terms,
    ...(needsApproval && approver !== null ? { approvedBy: approver } : {}),
  });
  const isTextWrong = isTried && !pointTerms.shape.text.safeParse(terms.text).success;

  async function save() {
    setTried(true);
    if (!parsed.success || (needsApproval && approver === null)) return;
    const isDone =
      point === null
        ? await act(agendaEndpoints.addPoint, { pointId, ...parsed.data })
        : await act(at(agendaEndpoints.editPoint, { pointId }), parsed.data);
    if (isDone) onClose();
  }

  return (
    <FormDialog
      title={point === null ? 'Nuevo punto' : `Corregir el punto ${point.number}`}
      failure={failure}
      does={[point === null ? 'Agregar punto' : 'Guardar', save]}
      onClose={onClose}
    >
      <TextField
        label="Punto"
        placeholder="Presupuesto de ingresos y gastos de 2027"
        value={terms.text}
        onChange={({ target }) => setTerms({ ...terms, text: target.value })}
        error={isTextWrong}
        helperText={isTextWrong ? 'Escriba el punto, de 3 a 160 letras.' : 'Como se leerá.'}
        slotProps={{ htmlInput: { maxLength: 160 } }}
        autoFocus
        fullWidth
        required
        margin="normal"
      />
      <TextField
        select
        label="Clase"
        value={terms.kind}
        onChange={({ target }) => {
          const kind = pointKinds.find((one) => one === target.value);
          if (kind !== undefined) setTerms({ ...terms, kind });
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        fullWidth
        margin="normal"
      >
        {pointKinds.map((kind) => (
          <option key={kind} value={kind}>
            {pointKindNames[kind]}
          </option>
        ))}
      </TextField>
      <TextField
        label="Quién lo presenta"
        value={terms.presenter}
        onChange={({ target }) => setTerms({ ...terms, presenter: target.value })}
        slotProps={{ htmlInput: { maxLength: 80 } }}
        fullWidth
        margin="normal"
      />
      {documents !== null && (
        <DocumentsField
          documents={attachable(documents)}
          value={terms.documentIds ?? []}
          atMost={documentsAtMost}
          onChange={(documentIds) => setTerms({ ...terms, documentIds })}
        />
      )}
      <TextField
        label="Notas para quien dirige"
        helperText="Solo las lee quien dirige la reunión."
        value={terms.notes}
        onChange={({ target }) => setTerms({ ...terms, notes: target.value })}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        multiline
        minRows={2}
        fullWidth
        margin="normal"
      />
      {needsApproval && (
        <ApproverField
          value={approver}
          isMissing={isTried && approver === null}
          onChange={setApprover}
        />
      )}
    </FormDialog>
  );
}
