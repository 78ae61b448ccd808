import {
  formatWeight,
  type LiveQuestion,
  presentParticipation,
  sayUnits,
  subtractCounts,
} from '@asamblea/domain';
import StopIcon from '@mui/icons-material/Stop';
import { useState } from 'react';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { ChairAction } from './useChairAction.ts';

interface CloseVotingProps {
  readonly questionId: string;
  readonly live: LiveQuestion | null;
  readonly act: ChairAction['act'];
}

/** Closing cannot be undone: while somebody is missing it says who would be left out, and asks. */
export function CloseVoting({ questionId, live, act }: CloseVotingProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => act(`/api/questions/${questionId}/close`);
  return (
    <>
      <BusyButton
        variant="contained"
        size="large"
        startIcon={<StopIcon />}
        onPress={() => {
          if (live !== null && presentParticipation(live).isComplete) return close();
          setAsking(true);
          return undefined;
        }}
      >
        Cerrar votación
      </BusyButton>
      <ConfirmDialog
        open={isAsking}
        header="Cerrar la votación"
        message={`${sayMissing(live)} Después de cerrar nadie más puede votar y no se puede volver a abrir.`}
        acceptLabel="Cerrar y contar"
        onAccept={async () => {
          await close();
          setAsking(false);
        }}
        onReject={() => setAsking(false)}
      />
    </>
  );
}

function sayMissing(live: LiveQuestion | null): string {
  if (live === null) return '';
  const { weight, units } = subtractCounts(live.expected, live.voted);
  if (units <= 0) return 'Ya votaron todas las unidades presentes.';
  const verb = units === 1 ? 'Falta' : 'Faltan';
  return `${verb} por votar ${sayUnits(units)} (coeficiente ${formatWeight(Math.max(0, weight))}).`;
}
