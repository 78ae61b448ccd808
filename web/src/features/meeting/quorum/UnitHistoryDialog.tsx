import type { Unit } from '@asamblea/domain';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { HistoryRows } from './HistoryRows.tsx';
import { useRecord } from './useRecord.ts';

interface UnitHistoryDialogProps {
  readonly unit: Unit;
  readonly timeZone: string;
  /** What else is told of who holds it, or owns it. */
  readonly about?: ReactNode;
  readonly onClose: () => void;
}

/** Who came and went with a unit, newest first. */
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
