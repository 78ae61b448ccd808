import { type Plate, paths } from '@asamblea/domain';
import { useEffect, useMemo } from 'react';
import { useCollection } from '../../../firebase/listening/useCollection.ts';
import { useOwnAssembly } from '../../../firebase/records/useOwnAssembly.ts';
import { useSeats } from '../../../firebase/records/useSeats.ts';
import { joinPlates, type PlateHall } from './plateHall.ts';
import { usePinNeed } from './usePinNeed.ts';

interface PlateFeedProps {
  readonly onHall: (hall: PlateHall) => void;
}

/** Tells the plates and the carrier of each, for parts that show them elsewhere. It shows nothing. */
export function PlateFeed({ onHall }: PlateFeedProps) {
  const assembly = useOwnAssembly();
  if (assembly === null) return null;
  const { assemblyId, activeSession } = assembly;
  return <HallOf key={activeSession} {...{ assemblyId, session: activeSession, onHall }} />;
}

function HallOf(props: PlateFeedProps & { readonly assemblyId: string; readonly session: number }) {
  const { assemblyId, session, onHall } = props;
  const plates = useCollection<Plate>(paths.plates(assemblyId, session));
  const attendance = useSeats(assemblyId, session);
  const isIn = plates.status === 'success' && attendance.status === 'success';
  const pins = usePinNeed(plates.rows);
  const hall = useMemo(
    () => joinPlates(plates.rows, attendance.rows, pins),
    [plates.rows, attendance.rows, pins],
  );
  useEffect(() => {
    if (isIn) onHall(hall);
  }, [isIn, hall, onHall]);
  return null;
}
