import {
  type AssemblySession,
  type Attendance,
  type Plate,
  paths,
  sessionMay,
  takesArrivals,
} from '@asamblea/domain';
import { useMemo } from 'react';
import { useSession } from '../../../firebase/session.tsx';
import { useCollection } from '../../../firebase/useCollection.ts';
import { useDocument } from '../../../firebase/useDocument.ts';
import { useOwnAssembly } from '../../../firebase/useOwnAssembly.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { StaleMessage } from '../../../ui/StaleMessage.tsx';
import { PlateBoard } from './PlateBoard.tsx';
import { joinPlates } from './plateHall.ts';

/** The numbered cards of the session under way; inside `MemberFirestore`. */
export function PlateDesk() {
  const assembly = useOwnAssembly();
  if (assembly === null) return <Loading shape="list" />;
  const { assemblyId, activeSession, name, timeZone } = assembly;
  return (
    <LivePlates
      key={activeSession}
      {...{ assemblyId, session: activeSession, assemblyName: name, timeZone }}
    />
  );
}

interface LivePlatesProps {
  readonly assemblyId: string;
  readonly session: number;
  readonly assemblyName: string;
  readonly timeZone: string;
}

function LivePlates({ assemblyId, session, assemblyName, timeZone }: LivePlatesProps) {
  const { session: own } = useSession();
  const plates = useCollection<Plate>(paths.plates(assemblyId, session));
  const attendance = useCollection<Attendance>(paths.attendance(assemblyId, session));
  const meeting = useDocument<AssemblySession>(paths.session(assemblyId, session));
  const hall = useMemo(
    () => joinPlates(plates.rows, attendance.rows),
    [plates.rows, attendance.rows],
  );
  const all = [plates, attendance, meeting];
  if (all.some(({ status }) => status === 'loading')) return <Loading shape="list" />;
  return (
    <>
      {plates.offline && <StaleMessage />}
      <PlateBoard
        hall={hall}
        attendance={attendance.rows}
        isOpen={takesArrivals(meeting.value ?? undefined)}
        mayWork={sessionMay(own, 'handOutPlate')}
        assemblyName={assemblyName}
        timeZone={timeZone}
      />
    </>
  );
}
