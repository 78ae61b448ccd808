import {
  type AssemblySession,
  type Plate,
  paths,
  sessionMay,
  takesArrivals,
} from '@asamblea/domain';
import { useMemo } from 'react';
import { useCollection } from '../../../firebase/listening/useCollection.ts';
import { useDocument } from '../../../firebase/listening/useDocument.ts';
import { useOwnAssembly } from '../../../firebase/records/useOwnAssembly.ts';
import { useSeats } from '../../../firebase/records/useSeats.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { paperOf } from '../../../parts/paperOf.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { StaleMessage } from '../../../ui/feedback/StaleMessage.tsx';
import { PlateBoard } from './PlateBoard.tsx';
import { joinPlates } from './plateHall.ts';

import { usePinNeed } from './usePinNeed.ts';

/** The numbered cards of the session under way; inside `MemberFirestore`. */
export function PlateDesk() {
  const assembly = useOwnAssembly();
  if (assembly === null) return <Loading shape="list" />;
  const { assemblyId, activeSession, name, country, timeZone } = assembly;
  return (
    <LivePlates
      key={activeSession}
      {...{ assemblyId, session: activeSession, assemblyName: name, country, timeZone }}
    />
  );
}

interface LivePlatesProps {
  readonly assemblyId: string;
  readonly session: number;
  readonly assemblyName: string;
  readonly country: string;
  readonly timeZone: string;
}

function LivePlates(props: LivePlatesProps) {
  const { assemblyId, session, assemblyName, country, timeZone } = props;
  const { session: own } = useSession();
  const plates = useCollection<Plate>(paths.plates(assemblyId, session));
  const attendance = useSeats(assemblyId, session);
  const meeting = useDocument<AssemblySession>(paths.session(assemblyId, session));
  const pins = usePinNeed(plates.rows);
  const hall = useMemo(
    () => joinPlates(plates.rows, attendance.rows, pins),
    [plates.rows, attendance.rows, pins],
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
        paper={paperOf(country)}
        timeZone={timeZone}
      />
    </>
  );
}
