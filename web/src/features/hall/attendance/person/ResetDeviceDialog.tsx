import { deviceEndpoints } from '@asamblea/domain';
import { Typography } from '@mui/material';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { DeskDialog } from '../desk/DeskDialog.tsx';
import type { DeskPerson } from '../desk/deskIndex.ts';
import { useDeskGift } from './useDeskGift.ts';

interface ResetDeviceDialogProps {
  readonly person: DeskPerson;
  readonly onClose: () => void;
}

/** For people who lost the phone they voted from, or left it at home. */
export function ResetDeviceDialog({ person, onClose }: ResetDeviceDialogProps) {
  const { issued, failure, ask } = useDeskGift(deviceEndpoints.resetDevice, person.personId);
  return (
    <DeskDialog
      title={`Restablecer el dispositivo de ${person.name}`}
      failure={failure}
      isEnterSafe
      onClose={onClose}
      actions={
        issued === null && (
          <BusyButton variant="contained" onPress={ask} autoFocus>
            Restablecer
          </BusyButton>
        )
      }
    >
      <Typography role="status">{sayReset(issued)}</Typography>
    </DeskDialog>
  );
}

function sayReset(issued: { readonly changed: boolean } | null): string {
  if (issued === null) {
    return 'El próximo dispositivo desde el que vote será el suyo. Los votos que ya emitió se mantienen.';
  }
  return issued.changed
    ? 'Listo: puede votar desde otro dispositivo.'
    : 'No había votado desde ningún dispositivo: puede votar desde el que quiera.';
}
