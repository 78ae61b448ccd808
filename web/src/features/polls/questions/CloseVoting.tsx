import {
  formatWeight,
  type LiveVoting,
  presentParticipation,
  questionEndpoints,
  sayUnits,
  subtractCounts,
} from '@asamblea/domain';
import StopIcon from '@mui/icons-material/Stop';
import type { Acting } from '../../../firebase/useAct.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { useConfirm } from '../../../ui/ConfirmationProvider.tsx';

interface CloseVotingProps {
  readonly questionId: string;
  /** Others were opened with it. */
  readonly isOneOfSeveral: boolean;
  /** A button for several at once is what comes next. */
  readonly isLed: boolean;
  readonly live: LiveVoting | null;
  readonly act: Acting['act'];
}

/** Closing cannot be undone: while somebody is missing it says who would be left out, and asks. */
export function CloseVoting({ questionId, isOneOfSeveral, isLed, live, act }: CloseVotingProps) {
  const confirm = useConfirm();
  const close = () => act(questionEndpoints.closeQuestions, { questionIds: [questionId] });
  return (
    <BusyButton
      variant={isLed ? 'outlined' : 'contained'}
      size="large"
      startIcon={<StopIcon />}
      onPress={() => {
        if (live !== null && presentParticipation(live).isComplete) return close();
        confirm({
          header: 'Cerrar la votación',
          message: `${sayMissing(live)} Después de cerrar nadie más puede votar y no se puede volver a abrir.`,
          acceptLabel: 'Cerrar y contar',
          accept: close,
        });
        return undefined;
      }}
    >
      {isOneOfSeveral ? 'Cerrar solo esta' : 'Cerrar votación'}
    </BusyButton>
  );
}

function sayMissing(live: LiveVoting | null): string {
  if (live === null) return '';
  const { weight, units } = subtractCounts(live.expected, live.voted);
  if (units <= 0) return 'Ya votaron todas las unidades presentes.';
  const verb = units === 1 ? 'Falta' : 'Faltan';
  return `${verb} por votar ${sayUnits(units)} (coeficiente ${formatWeight(Math.max(0, weight))}).`;
}
