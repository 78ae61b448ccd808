import { type Attendance, paths } from '@asamblea/domain';
import { MemberFirestore } from '../../firebase/MemberFirestore.tsx';
import { useCollection } from '../../firebase/useCollection.ts';
import { useOwnAssembly } from '../../firebase/useOwnAssembly.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { ChannelConsole } from './ChannelConsole.tsx';
import { useRemoteRoom } from './useRemoteRoom.ts';

/** `/mix`: who is present through which channel, in one quorum. */
export function ChannelsPage() {
  return (
    <Page
      title="Consola mixta"
      subtitle="La sala y la reunión en línea suman un solo quórum de la sala. Nadie cuenta dos veces."
    >
      <MemberFirestore fallback={<Loading shape="cards" />}>
        <OfAssembly />
      </MemberFirestore>
    </Page>
  );
}

function OfAssembly() {
  const assembly = useOwnAssembly();
  if (assembly === null) return <Loading shape="cards" />;
  return <Live path={paths.attendance(assembly.assemblyId, assembly.activeSession)} />;
}

function Live({ path }: { readonly path: string }) {
  const inRoom = useRemoteRoom();
  const { status, rows } = useCollection<Attendance>(path);
  if (status === 'loading') return <Loading shape="cards" />;
  return <ChannelConsole attendance={rows} inRoom={inRoom} />;
}
