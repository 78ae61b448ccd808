import { attendanceEndpoints, type Clearance, sayClearance } from '@asamblea/domain';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../../firebase/asking/useAttempt.ts';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { DeskDialog } from '../desk/DeskDialog.tsx';
import type { DeskHolding } from '../desk/deskHoldings.ts';
import type { DeskPerson } from '../desk/deskIndex.ts';

interface ClearanceDialogProps {
  readonly person: DeskPerson;
  readonly holdings: readonly DeskHolding[];
  readonly clearance: Clearance;
  readonly session: number;
  readonly onClose: () => void;
}

/** For owners who pay at the door, or show that they had paid. It says first what it changes. */
export function ClearanceDialog(props: ClearanceDialogProps) {
  const { person, holdings, clearance, session, onClose } = props;
  const [owing] = useState(() => holdings.map(({ unit }) => unit).filter((one) => one.inArrears));
  const [requestId] = useState(() => crypto.randomUUID());
  const [isDone, setDone] = useState(false);
  const { failure, attempt } = useAttempt();

  async function record(): Promise<void> {
    await attempt(async () => {
      const unitIds = owing.map(({ unitId }) => unitId);
      await askApi(attendanceEndpoints.clearArrears, { requestId, session, unitIds });
      setDone(true);
    });
  }

  return (
    <DeskDialog
      title={`Paz y salvo de ${person.name}`}
      failure={failure}
      isEnterSafe={owing.length > 0}
      onClose={onClose}
      actions={
        owing.length > 0 &&
        !isDone && (
          <BusyButton variant="contained" onPress={record} autoFocus>
            Registrar paz y salvo
          </BusyButton>
        )
      }
    >
      <Typography role="status">
        {owing.length === 0 && 'Ninguna de sus unidades está en mora.'}
        {owing.length > 0 && isDone && `Listo: ${owing.map(({ label }) => label).join(', ')}.`}
        {owing.length > 0 &&
          !isDone &&
          `¿Confirmó el pago de ${owing.map(({ label }) => label).join(', ')}?`}
      </Typography>
      {owing.length > 0 && <Typography sx={{ mt: 1 }}>{sayClearance(clearance)}</Typography>}
    </DeskDialog>
  );
}
