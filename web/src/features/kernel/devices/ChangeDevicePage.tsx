import type { DeviceAnswer } from '@asamblea/domain';
import { Button } from '@mui/material';
import { useSession } from '../../../firebase/session/session.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Page } from '../../../ui/frames/Page.tsx';
import { DeviceHere } from './DeviceHere.tsx';
import { OtherDevice } from './OtherDevice.tsx';
import { useVotingDevice } from './useVotingDevice.ts';

/** `/changedevice`: from where this person votes, and how to vote from here. */
export function ChangeDevicePage() {
  const { session } = useSession();
  const votes = session.role === 'voter' || session.role === 'attorney';
  return (
    <Page title="Cambiar de dispositivo" width="alone">
      {votes ? <VotingDevice /> : <WithoutVote />}
    </Page>
  );
}

function VotingDevice() {
  const { answer, failure, moved, move, retry } = useVotingDevice();
  if (failure?.code === 'not-allowed') return <WithoutVote />;
  return (
    <>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} onRetry={retry} />
      )}
      {answer === null && failure === null && <Loading shape="text" />}
      {answer !== null && <Place answer={answer} moved={moved} onMove={move} />}
    </>
  );
}

interface PlaceProps {
  readonly answer: DeviceAnswer;
  readonly moved: boolean;
  readonly onMove: () => Promise<void>;
}

function Place({ answer, moved, onMove }: PlaceProps) {
  if (answer.place === 'other' && answer.other !== null) {
    return <OtherDevice other={answer.other} onMove={onMove} />;
  }
  return <DeviceHere isChosen={answer.place === 'here'} moved={moved} />;
}

/** Staff watch from as many devices as they like. */
function WithoutVote() {
  return (
    <EmptyState
      title="Su cuenta no vota"
      action={
        <Button href="/" variant="contained" size="large">
          Ir al inicio
        </Button>
      }
    >
      Solo quien vota necesita elegir un dispositivo. Usted puede ingresar desde los que quiera.
    </EmptyState>
  );
}
