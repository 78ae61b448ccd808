import { type AbsenteeRow, noticeStateNames, sayContacts, sayWeight } from '@asamblea/domain';
import { Button, Link, Typography } from '@mui/material';
import { fileAddress } from '../../../firebase/asking/fileAddress.ts';
import { useHoldingWords } from '../../../parts/useHoldingWords.ts';
import { StateChip } from '../../../ui/frames/StateChip.tsx';
import { MarkItem } from '../../../ui/lists/MarkItem.tsx';
import type { Mark } from '../../../ui/lists/MarkList.tsx';
import { noticeTones, sayAbsenteeAnswer, sayAbsenteeNotice } from './absenteeWords.ts';

interface AbsenteeItemProps {
  readonly row: AbsenteeRow;
  readonly mark: Mark | null;
  readonly mayMark: boolean;
  readonly mayObject: boolean;
  readonly onNotify: () => void;
  readonly onObject: () => void;
  readonly onUndo: () => void;
}

/** One absent owner, the known facts, and the records that can be made now. */
export function AbsenteeItem(props: AbsenteeItemProps) {
  const words = useHoldingWords();
  const { row, mark, mayMark, mayObject, onNotify, onObject, onUndo } = props;
  const { owner, units, weight, state, notice, objection, undone } = row;
  const contacts = sayContacts(row);
  const answer = sayAbsenteeAnswer(row);
  return (
    <MarkItem
      markLabel={`Marcar a ${owner}`}
      mark={notice === null ? mark : null}
      name={owner}
      about={
        <>
          {units} · {sayWeight(weight, words)}
          {contacts !== '' && <> · {contacts}</>}
        </>
      }
      actions={
        <>
          {mayMark && notice === null && (
            <Button onClick={onNotify} aria-label={`Notificar a ${owner}`}>
              Notificar
            </Button>
          )}
          {mayObject && objection === null && (
            <Button onClick={onObject} aria-label={`Anotar la oposición de ${owner}`}>
              Anotar la oposición
            </Button>
          )}
          {mayMark && (notice !== null || objection !== null) && (
            <Button color="inherit" onClick={onUndo} aria-label={`Deshacer lo anotado de ${owner}`}>
              Deshacer
            </Button>
          )}
        </>
      }
    >
      <StateChip label={noticeStateNames[state]} tone={noticeTones[state]} />
      {notice !== null && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {sayAbsenteeNotice(row)}
        </Typography>
      )}
      {answer !== null && <Typography variant="body2">{answer}</Typography>}
      {objection?.fileId != null && (
        <Link href={fileAddress(objection.fileId)} variant="body2" download>
          Descargar el escrito
        </Link>
      )}
      {undone.map(({ what, on, reason }) => (
        <Typography key={`${what}-${on}-${reason}`} variant="body2" color="textSecondary">
          {what === 'notice' ? 'Notificación deshecha' : 'Oposición deshecha'}: {reason}
        </Typography>
      ))}
    </MarkItem>
  );
}
