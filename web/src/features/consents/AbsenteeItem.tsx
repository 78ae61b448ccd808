import { type AbsenteeRow, formatWeight, noticeStateNames, sayContacts } from '@asamblea/domain';
import { Box, Button, Checkbox, Link, Typography } from '@mui/material';
import { fileAddress } from '../../firebase/fileAddress.ts';
import { StateChip } from '../../ui/StateChip.tsx';
import { sayAnswer, sayNotice, stateTones } from './absenteeWords.ts';

interface AbsenteeItemProps {
  readonly row: AbsenteeRow;
  readonly isChosen: boolean;
  readonly mayMark: boolean;
  readonly mayObject: boolean;
  readonly onChoose: () => void;
  readonly onNotify: () => void;
  readonly onObject: () => void;
  readonly onUndo: () => void;
}

/** One absent owner, what is known of them, and what can be written down now. */
export function AbsenteeItem(props: AbsenteeItemProps) {
  const { row, isChosen, mayMark, mayObject, onChoose, onNotify, onObject, onUndo } = props;
  const { owner, units, weight, state, notice, objection, undone } = row;
  const contacts = sayContacts(row);
  const answer = sayAnswer(row);
  return (
    <Box component="li" sx={item}>
      {mayMark && notice === null && (
        <Checkbox
          checked={isChosen}
          onChange={onChoose}
          slotProps={{ input: { 'aria-label': `Marcar a ${owner}` } }}
          sx={{ alignSelf: 'start', mt: -1, ml: -1, gridArea: 'mark' }}
        />
      )}
      <Box sx={{ gridArea: 'who', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{owner}</Typography>
        <Typography variant="body2" color="textSecondary">
          {units} · {formatWeight(weight)}
          {contacts !== '' && <> · {contacts}</>}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'state' }}>
        <StateChip label={noticeStateNames[state]} tone={stateTones[state]} />
        {notice !== null && (
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {sayNotice(row)}
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
      </Box>
      <Box sx={actions}>
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
      </Box>
    </Box>
  );
}

const item = {
  listStyle: 'none',
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  py: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  gridTemplateColumns: {
    xs: 'auto minmax(0, 1fr)',
    lg: 'auto minmax(0, 4fr) minmax(0, 4fr) 9.5rem',
  },
  gridTemplateAreas: {
    xs: '"mark who" "state state" "act act"',
    lg: '"mark who state act"',
  },
} as const;
const actions = {
  gridArea: 'act',
  display: 'flex',
  flexDirection: { xs: 'row', lg: 'column' },
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  alignContent: 'flex-start',
  ml: -1,
} as const;
