import { signInEndpoints } from '@asamblea/domain';
import MoreTimeIcon from '@mui/icons-material/MoreTime';
import { askApi } from '../../../firebase/askApi.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { sayDuration } from './durations.ts';

interface ExtendVotingProps {
  readonly closesAt: number | null;
  /** Whom the button names besides, when it is not the question in sight. */
  readonly whom?: string;
  readonly extendTo: (closesAt: number) => Promise<boolean>;
}

const more = [60, 300] as const;
const lastCall = 120;

/** More time for who is late; or, where there was no limit, an hour that everybody sees. */
export function ExtendVoting({ closesAt, whom = '', extendTo }: ExtendVotingProps) {
  if (closesAt !== null) {
    return more.map((seconds) => (
      <BusyButton
        key={seconds}
        variant="outlined"
        size="large"
        startIcon={<MoreTimeIcon />}
        onPress={() => extendTo(closesAt + seconds * 1000)}
      >
        Dar {sayDuration(seconds)} más{whom}
      </BusyButton>
    ));
  }
  return (
    <BusyButton
      variant="outlined"
      size="large"
      startIcon={<MoreTimeIcon />}
      onPress={async () => {
        const { serverNow } = await askApi(signInEndpoints.readSession);
        return extendTo(serverNow + lastCall * 1000);
      }}
    >
      Cerrar en {sayDuration(lastCall)}
    </BusyButton>
  );
}
