import {
  type AttendanceMode,
  attendanceModeNames,
  attendanceModes,
  capital,
  type SplitHolder,
} from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { listRow } from './listRow.ts';

interface SplitHolderRowProps {
  readonly holder: SplitHolder;
  readonly onMove: (personId: string, channel: AttendanceMode) => Promise<void>;
}

export function SplitHolderRow({ holder, onMove }: SplitHolderRowProps) {
  const { personId, name, units } = holder;
  return (
    <Box component="li" sx={listRow}>
      <Box sx={{ flex: '1 1 16em', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography color="textSecondary">{sayWhere(units)}</Typography>
      </Box>
      <BusyButton variant="outlined" onPress={() => onMove(personId, 'hall')}>
        Todo en la sala
      </BusyButton>
      <BusyButton variant="outlined" onPress={() => onMove(personId, 'online')}>
        Todo en línea
      </BusyButton>
    </Box>
  );
}

/** `En la sala por A-1; en línea por B-2.` */
function sayWhere(units: SplitHolder['units']): string {
  const said = attendanceModes
    .filter((channel) => units[channel].length > 0)
    .map(
      (channel) => `${attendanceModeNames[channel].toLowerCase()} por ${units[channel].join(', ')}`,
    )
    .join('; ');
  return `${capital(said)}.`;
}
