import { type Attendance, paths, type Unit } from '@asamblea/domain';
import { useMemo } from 'react';
import { MemberFirestore } from '../../firebase/MemberFirestore.tsx';
import { useCollection } from '../../firebase/useCollection.ts';
import { useOwnAssembly } from '../../firebase/useOwnAssembly.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { StaleNotice } from '../../ui/StaleNotice.tsx';
import { PresenceList } from './PresenceList.tsx';
import { joinPresence } from './presence.ts';

/** Who is here and who is missing, unit by unit. */
export function PresencePage() {
  return (
    <Page title="Quórum" subtitle="Quién está y quién falta, unidad por unidad." width="wide">
      <MemberFirestore fallback={<Loading shape="list" />}>
        <OfAssembly />
      </MemberFirestore>
    </Page>
  );
}

function OfAssembly() {
  const assembly = useOwnAssembly();
  if (assembly === null) return <Loading shape="list" />;
  const { assemblyId, activeRoster, activeSession, timeZone } = assembly;
  if (activeRoster === null) {
    return (
      <EmptyState title="Aún no hay padrón">
        Cuando la administración lo importe, sus unidades aparecerán aquí.
      </EmptyState>
    );
  }
  return (
    <LivePresence
      key={activeRoster}
      unitsPath={paths.units(assemblyId, activeRoster)}
      attendancePath={paths.attendance(assemblyId, activeSession)}
      timeZone={timeZone}
    />
  );
}

interface LivePresenceProps {
  readonly unitsPath: string;
  readonly attendancePath: string;
  readonly timeZone: string;
}

function LivePresence({ unitsPath, attendancePath, timeZone }: LivePresenceProps) {
  const units = useCollection<Unit>(unitsPath);
  const attendance = useCollection<Attendance>(attendancePath);
  const rows = useMemo(
    () => joinPresence(units.rows, attendance.rows),
    [units.rows, attendance.rows],
  );
  if (units.status === 'loading' || attendance.status === 'loading') {
    return <Loading shape="list" />;
  }
  return (
    <>
      <PresenceList rows={rows} timeZone={timeZone} />
      {attendance.offline && <StaleNotice />}
    </>
  );
}
