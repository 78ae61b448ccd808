import type { Assembly, Attendance, Unit } from '@asamblea/domain';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { comesLater } from '../../../firebase/listening/comesLater.tsx';
import { useUnits } from '../../../firebase/records/useRoster.ts';
import { useSeats } from '../../../firebase/records/useSeats.ts';
import { useSwitches } from '../../../firebase/session/useSwitches.ts';
import { LoadingRoster } from '../../../parts/LoadingRoster.tsx';
import { StaleMessage } from '../../../ui/feedback/StaleMessage.tsx';
import { CallsForQuorum } from './CallsForQuorum.tsx';
import { PresenceList } from './PresenceList.tsx';
import { joinPresence, rowsOfGroup } from './presence.ts';
import { UnitHistoryDialog } from './UnitHistoryDialog.tsx';

const HallMap = comesLater(async () => (await import('./HallMap.tsx')).HallMap);

interface LivePresenceProps {
  readonly assembly: Assembly & { readonly assemblyId: string };
  readonly activeRoster: string;
  readonly aboutPerson?: AboutPerson | undefined;
  readonly besideMissing?: BesideMissing | undefined;
}

/** The part of another feature about the people here, once it is known. */
export type BesideMissing = (here: {
  readonly assembly: Assembly & { readonly assemblyId: string };
  readonly units: readonly Unit[];
  readonly attendance: readonly Attendance[];
}) => ReactNode;

/** The part of another feature about a person that is looked up. */
export type AboutPerson = (personId: string) => ReactNode;

/** Every unit of the roster with its attendance, live; and of each one, its comings and goings. */
export function LivePresence(props: LivePresenceProps) {
  const { assembly, activeRoster, aboutPerson, besideMissing } = props;
  const { assemblyId, activeSession, timeZone } = assembly;
  const units = useUnits({ assemblyId, version: activeRoster });
  const attendance = useSeats(assemblyId, activeSession);
  const [asked, setAsked] = useState<Unit | null>(null);
  const [typed, setTyped] = useState('');
  const [group, setGroup] = useState<string | null>(null);
  const list = useRef<HTMLDivElement | null>(null);
  const hasMap = useSwitches().hasPiece('hall-map');
  const rows = useMemo(
    () => joinPresence(units.rows, attendance.rows),
    [units.rows, attendance.rows],
  );
  const listed = useMemo(() => rowsOfGroup(rows, group), [rows, group]);
  const held = rows.find(({ unit }) => unit.unitId === asked?.unitId)?.held;
  const personId = held?.present ? held.personId : asked?.ownerIds[0];
  if (units.status === 'loading' || attendance.status === 'loading') {
    return <LoadingRoster progress={[units.progress]} />;
  }
  return (
    <>
      <CallsForQuorum assembly={assembly} rows={rows} />
      {besideMissing?.({ assembly, units: units.rows, attendance: attendance.rows })}
      {hasMap && (
        <HallMap
          rows={rows}
          onList={(chosen) => {
            setTyped(chosen);
            setGroup(chosen);
            list.current?.focus();
          }}
        />
      )}
      <div ref={list} tabIndex={-1}>
        <PresenceList
          rows={listed}
          timeZone={timeZone}
          typed={typed}
          onTyped={(changed) => {
            setTyped(changed);
            setGroup(null);
          }}
          onHistory={setAsked}
        />
      </div>
      {attendance.offline && <StaleMessage />}
      {asked !== null && (
        <UnitHistoryDialog
          unit={asked}
          timeZone={timeZone}
          about={personId !== undefined && aboutPerson?.(personId)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
