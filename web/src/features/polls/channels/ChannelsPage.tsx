import { remotePeople, sessionMay, severalDevices } from '@asamblea/domain';
import { useMemo } from 'react';
import { MemberFirestore } from '../../../firebase/listening/MemberFirestore.tsx';
import { useOwnAssembly } from '../../../firebase/records/useOwnAssembly.ts';
import { useSeats } from '../../../firebase/records/useSeats.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Page } from '../../../ui/frames/Page.tsx';
import { ChannelConsole } from './ChannelConsole.tsx';
import { RemotePeopleList } from './RemotePeopleList.tsx';
import { SeveralDevicesList } from './SeveralDevicesList.tsx';
import { useRemoteRoom } from './useRemoteRoom.ts';
import { useRoomPeople } from './useRoomPeople.ts';

interface ChannelsPageProps {
  /** The people in the meeting's own application; nobody where there is none. */
  readonly inVideo?: readonly string[];
}

/** `/mix`: who is present through which channel, in one quorum. */
export function ChannelsPage({ inVideo = nobody }: ChannelsPageProps) {
  return (
    <Page
      title="Sala y en línea"
      subtitle="La sala y la reunión en línea suman un solo quórum de la sala. Nadie cuenta dos veces."
    >
      <MemberFirestore fallback={<Loading shape="cards" />}>
        <OfAssembly inVideo={inVideo} />
      </MemberFirestore>
    </Page>
  );
}

function OfAssembly({ inVideo }: Required<ChannelsPageProps>) {
  const assembly = useOwnAssembly();
  if (assembly === null) return <Loading shape="cards" />;
  const { assemblyId, activeSession } = assembly;
  return <Live {...{ assemblyId, activeSession, inVideo }} />;
}

interface LiveProps extends Required<ChannelsPageProps> {
  readonly assemblyId: string;
  readonly activeSession: number;
}

function Live({ assemblyId, activeSession, inVideo }: LiveProps) {
  const { session, timeZone } = useSession();
  const inRoom = useRemoteRoom();
  const { people, reload } = useRoomPeople();
  const connected = useMemo(
    () => [
      ...(people ?? []).map(({ personId }) => ({ personId, in: 'room' as const })),
      ...inVideo.map((personId) => ({ personId, in: 'zoom' as const })),
    ],
    [people, inVideo],
  );
  const { status, rows } = useSeats(assemblyId, activeSession);
  if (status === 'loading') return <Loading shape="cards" />;
  return (
    <>
      <ChannelConsole attendance={rows} inRoom={inRoom} connected={connected} />
      <SeveralDevicesList rows={severalDevices(rows, people ?? [])} />
      <RemotePeopleList
        rows={remotePeople(rows, people ?? [])}
        timeZone={timeZone ?? 'UTC'}
        {...(sessionMay(session, 'verifyIdentity') ? { onVerified: reload } : {})}
      />
    </>
  );
}

const nobody: readonly string[] = [];
