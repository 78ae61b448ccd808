import type { Unit } from '@asamblea/domain';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { HistoryRows } from './HistoryRows.tsx';
import { useRecord } from './useRecord.ts';

interface UnitHistoryDialogProps {
  readonly unit: Unit;
  readonly timeZone: string;
  /** The further facts about its holder, or owner. */
  readonly about?: ReactNode;
  readonly onClose: () => void;
}

/** The arrivals and exits of a unit, newest first. */
export function UnitHistoryDialog({ unit, timeZone, about, onClose }: UnitHistoryDialogProps) {
  const titleId = useId();
  const record = useRecord(unit.unitId);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Historial de {unit.label}</DialogTitle>
      <DialogContent>
        <HistoryRows
          record={record}
          timeZone={timeZone}
          empty="Nadie ha entrado ni salido con esta unidad."
        />
        {about}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}
