import {
  type AssemblySession,
  emptyFloor,
  type Floor,
  type Inquiry,
  paths,
} from '@asamblea/domain';
import { useCollection } from '../../../firebase/listening/useCollection.ts';
import { useDocument } from '../../../firebase/listening/useDocument.ts';
import { useOwnAssembly } from '../../../firebase/records/useOwnAssembly.ts';
import { FloorCard } from './FloorCard.tsx';
import { InquiryList } from './InquiryList.tsx';

/** While the session is open: the speaker, the queue and the written questions. Inside `MemberFirestore`. */
export function FloorSection() {
  const assembly = useOwnAssembly();
  if (assembly === null) return null;
  const { assemblyId, activeSession } = assembly;
  return <SessionFloor key={activeSession} assemblyId={assemblyId} number={activeSession} />;
}

interface SessionFloorProps {
  readonly assemblyId: string;
  readonly number: number;
}

function SessionFloor({ assemblyId, number }: SessionFloorProps) {
  const session = useDocument<AssemblySession>(paths.session(assemblyId, number)).value;
  const floor = useDocument<Floor>(paths.floor(assemblyId, number));
  const inquiries = useCollection<Inquiry>(paths.inquiries(assemblyId)).rows;
  if (session?.state !== 'open' || floor.status !== 'success') return null;
  const point = session.point ?? null;
  return (
    <>
      <FloorCard floor={floor.value ?? emptyFloor(number)} point={point} />
      <InquiryList
        inquiries={inquiries.filter((one) => one.session === number)}
        shown={floor.value?.shown ?? null}
      />
    </>
  );
}
