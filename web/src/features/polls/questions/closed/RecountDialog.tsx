import {
  at,
  hallRecountRequest,
  isSecret,
  type Question,
  questionEndpoints,
} from '@asamblea/domain';
import RecountIcon from '@mui/icons-material/FactCheckOutlined';
import { TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { Acting } from '../../../../firebase/asking/useAct.ts';
import { useOwnAssembly } from '../../../../firebase/records/useOwnAssembly.ts';
import { useSeats } from '../../../../firebase/records/useSeats.ts';
import { AskDialog } from '../../../../ui/dialogs/AskDialog.tsx';

export interface RecountDialogProps {
  readonly question: Question;
  readonly recountId: string;
  readonly act: Acting['act'];
  readonly open: boolean;
  readonly onClose: () => void;
}

const fields = ['Quién lo pide', 'Testigo', 'Otro testigo'] as const;

/** The requester of the recount and its witnesses; names of people present are offered. */
export function RecountDialog(props: RecountDialogProps) {
  const { question, recountId, act, open, onClose } = props;
  const [names, setNames] = useState<readonly string[]>(['', '', '']);
  const [isTried, setTried] = useState(false);
  const listId = useId();
  const assembly = useOwnAssembly();
  const [requester = '', ...others] = names;
  const witnesses = others.filter((name) => name.trim() !== '');
  const asked = hallRecountRequest.safeParse({ recountId, requester, witnesses });

  async function count() {
    setTried(true);
    if (!asked.success) return;
    onClose();
    // The answer is shown beside the question.
    const { questionId } = question;
    await act(at(questionEndpoints.recountInHall, { questionId }), asked.data);
  }

  return (
    <AskDialog
      open={open}
      header="Recuento en sala"
      icon={<RecountIcon color="primary" />}
      acceptLabel="Contar otra vez"
      onAccept={count}
      onCancel={onClose}
    >
      <Typography sx={{ mb: 2 }}>
        {isSecret(question)
          ? 'Se comprueban otra vez las sumas, quiénes votaron y los comprobantes: nadie sabrá qué votó cada quien.'
          : 'Se cuentan otra vez los votos guardados.'}{' '}
        La sala ve el resultado, y queda en el acta.
      </Typography>
      {fields.map((label, place) => {
        const isAsked = place < 2;
        const isWrong = isTried && isAsked && (names[place] ?? '').trim().length < 3;
        return (
          <TextField
            key={label}
            label={label}
            value={names[place] ?? ''}
            onChange={({ target }) =>
              setNames(names.map((name, i) => (i === place ? target.value : name)))
            }
            error={isWrong}
            helperText={isWrong ? 'Escriba nombre y apellido.' : ' '}
            slotProps={{ htmlInput: { maxLength: 120, list: listId } }}
            autoComplete="off"
            required={isAsked}
            fullWidth
          />
        );
      })}
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
