import {
  type LiveQuestion,
  type Question,
  questionEndpoints,
  signInEndpoints,
} from '@asamblea/domain';
import MoreTimeIcon from '@mui/icons-material/MoreTime';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import type { Acting } from '../../../../firebase/asking/useAct.ts';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { sayDuration } from '../durations.ts';
import { CloseVoting } from './CloseVoting.tsx';

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

/** Closes the open question, or gives more time to late voters. */
export function VotingControls({ questions, isLed = false, live, act }: VotingControlsProps) {
  const questionIds = questions.map(({ questionId }) => questionId);
  const count = questions.length;
  const hours = questions.map(({ closesAt }) => closesAt);
  // The latest, so that nobody loses time; without one, they get their first: an hour that everybody sees.
  const closesAt = hours.every((hour) => hour !== null) ? Math.max(...hours) : null;
  const extendTo = (hour: number) =>
    act(questionEndpoints.extendQuestions, { questionIds, closesAt: hour });
  const later = { variant: 'outlined', startIcon: <MoreTimeIcon /> } as const;
  return (
    <>
      <CloseVoting {...{ questionIds, isLed, live, act }} />
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
