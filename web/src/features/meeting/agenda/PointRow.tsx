import { type AgendaPoint, pointKindNames } from '@asamblea/domain';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { StateChip } from '../../../ui/frames/StateChip.tsx';

interface PointPresses {
  readonly treat: (point: AgendaPoint) => Promise<unknown>;
  readonly move: (point: AgendaPoint, number: number) => void;
  readonly edit: (point: AgendaPoint) => void;
  readonly remove: (point: AgendaPoint) => void;
}

interface PointRowProps {
  readonly point: AgendaPoint;
  readonly questions: number;
  readonly isNow: boolean;
  readonly isLast: boolean;
  /** Nobody was told of it before the meeting. */
  readonly isLate: boolean;
  readonly mayWrite: boolean;
  readonly mayTreat: boolean;
  readonly presses: PointPresses;
}

/** A point, its documents and the possible actions. */
export function PointRow(props: PointRowProps) {
  const { point, questions, isNow, isLast, isLate, mayWrite, mayTreat, presses } = props;
  const { number, text, kind, presenter, notes } = point;
  return (
    <Box component="li" aria-current={isNow ? 'step' : undefined} sx={row}>
      <Typography component="span" sx={{ fontWeight: 700, minWidth: '1.6em' }}>
        {number}.
      </Typography>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[
            pointKindNames[kind],
            ...(presenter === '' ? [] : [`presenta ${presenter}`]),
            ...(questions === 0 ? [] : [questions === 1 ? '1 pregunta' : `${questions} preguntas`]),
            ...(isLate ? ['no estaba en la convocatoria'] : []),
          ].join(' · ')}
        </Typography>
        {notes !== '' && (
          <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
            {notes}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', ml: 'auto' }}>
        {isNow && <StateChip label="Se trata ahora" tone="info" />}
        {mayTreat && !isNow && (
          <BusyButton aria-label={`Tratar el punto ${number}`} onPress={() => presses.treat(point)}>
            Tratar
          </BusyButton>
        )}
        {mayWrite && (
          <>
            <RowButton
              title={`Subir el punto ${number}`}
              name={`${point.pointId}-up`}
              isOff={number === 1}
              onPress={() => presses.move(point, number - 1)}
            >
              <UpIcon fontSize="small" />
            </RowButton>
            <RowButton
              title={`Bajar el punto ${number}`}
              name={`${point.pointId}-down`}
              isOff={isLast}
              onPress={() => presses.move(point, number + 1)}
            >
              <DownIcon fontSize="small" />
            </RowButton>
            <RowButton title={`Corregir el punto ${number}`} onPress={() => presses.edit(point)}>
              <EditIcon fontSize="small" />
            </RowButton>
            <RowButton title={`Quitar el punto ${number}`} onPress={() => presses.remove(point)}>
              <RemoveIcon fontSize="small" />
            </RowButton>
          </>
        )}
      </Box>
    </Box>
  );
}

interface RowButtonProps {
  readonly title: string;
  /** To be found again once its row is in another place. */
  readonly name?: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function RowButton({ title, name, isOff = false, onPress, children }: RowButtonProps) {
  return (
    <Tooltip title={title}>
      <span>
        <IconButton aria-label={title} data-move={name} disabled={isOff} onClick={onPress}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
