import {
  type LiveQuestion,
  presentParticipation,
  type Question,
  questionEndpoints,
  signInEndpoints,
  votingIn,
} from '@asamblea/domain';
import MoreTimeIcon from '@mui/icons-material/MoreTime';
import StopIcon from '@mui/icons-material/Stop';
import { askApi } from '../../../../firebase/askApi.ts';
import type { Acting } from '../../../../firebase/useAct.ts';
import { useHoldingWords } from '../../../../parts/useHoldingWords.ts';
import { BusyButton } from '../../../../ui/BusyButton.tsx';
import { useConfirm } from '../../../../ui/ConfirmationProvider.tsx';
import { sayDuration } from '../durations.ts';
import { sayMissing } from './sayMissing.ts';

interface VotingControlsProps {
  /** Those that are open. */
  readonly questions: readonly Question[];
  /** Others are open with it: buttons for all of them are what comes next. */
  readonly isLed?: boolean;
  readonly live: LiveQuestion | null;
  readonly act: Acting['act'];
}

const more = [60, 300] as const;
const lastCall = 120;

/**
 * Closes what is open, or gives more time to who is late. Closing cannot be undone: while somebody is
 * missing it asks, and says how many would be left out.
 */
export function VotingControls({ questions, isLed = false, live, act }: VotingControlsProps) {
  const words = useHoldingWords();
  const confirm = useConfirm();
  const questionIds = questions.map(({ questionId }) => questionId);
  const votings = questionIds.map((questionId) => votingIn(live, questionId));
  const count = questions.length;
  const hours = questions.map(({ closesAt }) => closesAt);
  // The latest, so that nobody loses time; without one, they get their first: an hour that everybody sees.
  const closesAt = hours.every((hour) => hour !== null) ? Math.max(...hours) : null;
  const close = () => act(questionEndpoints.closeQuestions, { questionIds });
  const extendTo = (hour: number) =>
    act(questionEndpoints.extendQuestions, { questionIds, closesAt: hour });
  const later = { variant: 'outlined', size: 'large', startIcon: <MoreTimeIcon /> } as const;
  return (
    <>
      <BusyButton
        variant={isLed ? 'outlined' : 'contained'}
        size="large"
        startIcon={<StopIcon />}
        onPress={() => {
          if (votings.every((voting) => voting && presentParticipation(voting).isComplete)) {
            return close();
          }
          confirm({
            header: count > 1 ? `Cerrar las ${count} votaciones` : 'Cerrar la votación',
            message: `${sayMissing(
              votings.filter((one) => one !== null),
              words,
            )} Después de cerrar nadie más puede votar y no se ${count > 1 ? 'pueden' : 'puede'} volver a abrir.`,
            acceptLabel: 'Cerrar y contar',
            accept: close,
          });
          return undefined;
        }}
      >
        {count > 1 ? `Cerrar las ${count}` : isLed ? 'Cerrar solo esta' : 'Cerrar votación'}
      </BusyButton>
      {closesAt === null ? (
        <BusyButton
          {...later}
          onPress={async () => {
            const { serverNow } = await askApi(signInEndpoints.readSession);
            return extendTo(serverNow + lastCall * 1000);
          }}
        >
          Cerrar en {sayDuration(lastCall)}
        </BusyButton>
      ) : (
        more.map((seconds) => (
          <BusyButton key={seconds} {...later} onPress={() => extendTo(closesAt + seconds * 1000)}>
            Dar {sayDuration(seconds)} más{count > 1 && ' a todas'}
          </BusyButton>
        ))
      )}
    </>
  );
}
