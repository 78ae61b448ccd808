import {
  at,
  type HallRecountRequest,
  hallRecountRequest,
  isSecret,
  type Question,
  questionEndpoints,
} from '@asamblea/domain';
import RecountIcon from '@mui/icons-material/FactCheckOutlined';
import { Typography } from '@mui/material';
import { useId } from 'react';
import type { Acting } from '../../../../firebase/asking/useAct.ts';
import { useOwnAssembly } from '../../../../firebase/records/useOwnAssembly.ts';
import { useSeats } from '../../../../firebase/records/useSeats.ts';
import { AskDialog } from '../../../../ui/dialogs/AskDialog.tsx';
import { DraftField } from '../../../../ui/forms/DraftField.tsx';
import { useDraft } from '../../../../ui/forms/useDraft.ts';

export interface RecountDialogProps {
  readonly question: Question;
  readonly recountId: string;
  readonly act: Acting['act'];
  readonly open: boolean;
  readonly onClose: () => void;
}

const fields = [
  ['requester', 'Quién lo pide', true],
  ['witnesses.0', 'Testigo', true],
  ['witnesses.1', 'Otro testigo', false],
] as const;

/** The requester of the recount and its witnesses; names of people present are offered. */
export function RecountDialog(props: RecountDialogProps) {
  const { question, recountId, act, open, onClose } = props;
  const listId = useId();
  const assembly = useOwnAssembly();
  const draft = useDraft({
    schema: hallRecountRequest,
    begin: () => ({ requester: '', witnesses: ['', ''] }),
    read: ({ requester, witnesses: [first = '', second = ''] }) => ({
      ...{ recountId, requester },
      witnesses: second.trim() === '' ? [first] : [first, second],
    }),
  });

  async function count(asked: HallRecountRequest): Promise<void> {
    onClose();
    // The answer is shown beside the question.
    const { questionId } = question;
    await act(at(questionEndpoints.recountInHall, { questionId }), asked);
  }

  return (
    <AskDialog
      open={open}
      header="Recuento en sala"
      icon={<RecountIcon color="primary" />}
      acceptLabel="Contar otra vez"
      onAccept={() => draft.submit(count)}
      onCancel={onClose}
    >
      <Typography sx={{ mb: 2 }}>
        {isSecret(question)
          ? 'Se comprueban otra vez las sumas, quiénes votaron y los comprobantes: nadie sabrá qué votó cada quien.'
          : 'Se cuentan otra vez los votos guardados.'}{' '}
        La sala ve el resultado, y queda en el acta.
      </Typography>
      {fields.map(([name, label, isAsked]) => (
        <DraftField
          key={name}
          {...{ draft, name, label, margin: 'none' }}
          hint=" "
          fault="Escriba nombre y apellido."
          slotProps={{ htmlInput: { maxLength: 120, list: listId } }}
          autoComplete="off"
          required={isAsked}
        />
      ))}
      {assembly !== null && (
        <PresentNames {...{ listId }} assemblyId={assembly.assemblyId} session={question.session} />
      )}
    </AskDialog>
  );
}

interface PresentNamesProps {
  readonly listId: string;
  readonly assemblyId: string;
  readonly session: number;
}

function PresentNames({ listId, assemblyId, session }: PresentNamesProps) {
  const { rows } = useSeats(assemblyId, session);
  const present = rows.filter((seat) => seat.present).map(({ personName }) => personName);
  return (
    <datalist id={listId}>
      {[...new Set(present)].sort().map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
