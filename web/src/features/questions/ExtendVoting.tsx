import MoreTimeIcon from '@mui/icons-material/MoreTime';
import { callApi } from '../../firebase/callApi.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { sayDuration } from './durations.ts';
import type { ChairAction } from './useChairAction.ts';

interface ExtendVotingProps {
  readonly questionId: string;
  readonly closesAt: number | null;
  readonly act: ChairAction['act'];
}

const more = [60, 300] as const;
const lastCall = 120;

/** More time for who is late; or, where there was no limit, an hour that everybody sees. */
export function ExtendVoting({ questionId, closesAt, act }: ExtendVotingProps) {
  const extendTo = (instant: number) =>
    act(`/api/questions/${questionId}/extend`, { closesAt: instant });
  if (closesAt !== null) {
    return more.map((seconds) => (
      <BusyButton
        key={seconds}
        variant="outlined"
        size="large"
        startIcon={<MoreTimeIcon />}
        onPress={() => extendTo(closesAt + seconds * 1000)}
      >
        Dar {sayDuration(seconds)} más
      </BusyButton>
    ));
  }
  return (
    <BusyButton
      variant="outlined"
      size="large"
      startIcon={<MoreTimeIcon />}
      onPress={async () => {
        const { serverNow } = await callApi<{ serverNow: number }>('GET', '/api/auth/session');
        return extendTo(serverNow + lastCall * 1000);
      }}
    >
      Cerrar en {sayDuration(lastCall)}
    </BusyButton>
  );
}
