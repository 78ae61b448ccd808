import { type DoorPerson, paths } from '@asamblea/domain';
import { MemberFirestore } from '../../../firebase/listening/MemberFirestore.tsx';
import { useCollection } from '../../../firebase/listening/useCollection.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { useMay } from '../../../firebase/session/useMay.ts';
import { DoorList } from './DoorList.tsx';

/** The people added by the desk whom the chair has still to confirm, for members who may. */
export function DoorPanel() {
  const assemblyId = useSession().session.assembly ?? '';
  if (!useMay('decideDoor')) return null;
  return (
    <MemberFirestore fallback={null}>
      <LiveDoor assemblyId={assemblyId} />
    </MemberFirestore>
  );
}

function LiveDoor({ assemblyId }: { readonly assemblyId: string }) {
  const { rows } = useCollection<DoorPerson>(paths.doorPeople(assemblyId));
  return <DoorList doors={rows} />;
}
