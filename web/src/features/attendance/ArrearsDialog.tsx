import { type AttendanceAnswer, type Clearance, sayClearance } from '@asamblea/domain';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { DeskDialog } from './DeskDialog.tsx';
import type { DeskHolding } from './deskHoldings.ts';
import type { DeskPerson } from './deskIndex.ts';

interface ArrearsDialogProps {
  readonly person: DeskPerson;
  readonly holdings: readonly DeskHolding[];
  readonly clearance: Clearance;
  readonly session: number;
  readonly onClose: () => void;
}

/** For who pays at the door, or shows that they had paid. It says first what it changes. */
export function ArrearsDialog(props: ArrearsDialogProps) {
  const { person, holdings, clearance, session, onClose } = props;
  const [owing] = useState(() => holdings.map(({ unit }) => unit).filter((one) => one.inArrears));
  const [requestId] = useState(() => crypto.randomUUID());
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function record(): Promise<void> {
    setFailure(null);
    try {
      const unitIds = owing.map(({ unitId }) => unitId);
      await callApi<{ readonly results: readonly AttendanceAnswer[] }>(
        'POST',
        '/api/attendance/clear-arrears',
        { requestId, session, unitIds },
      );
      setDone(true);
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
    }
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
