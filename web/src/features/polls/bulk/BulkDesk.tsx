import {
  type AssemblySession,
  type BulkWork,
  buildBulkBook,
  type Plate,
  type ProxyGrant,
  paths,
  takesArrivals,
} from '@asamblea/domain';
import { Alert } from '@mui/material';
import { useMemo } from 'react';
import { type LiveRows, useCollection } from '../../../firebase/listening/useCollection.ts';
import { useDocument } from '../../../firebase/listening/useDocument.ts';
import { useOwnAssembly } from '../../../firebase/records/useOwnAssembly.ts';
import { useReadable } from '../../../firebase/records/useReadable.ts';
import { useRoster } from '../../../firebase/records/useRoster.ts';
import { useSeats } from '../../../firebase/records/useSeats.ts';
import { useStep } from '../../../firebase/session/useStep.ts';
import { useSwitches } from '../../../firebase/session/useSwitches.ts';
import { LoadingRoster } from '../../../parts/LoadingRoster.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { StepButton } from '../../../ui/frames/StepButton.tsx';
import { BulkSteps } from './BulkSteps.tsx';

/** One work for many units or people; inside `MemberFirestore`. */
export function BulkDesk({ work }: { readonly work: BulkWork }) {
  const assembly = useOwnAssembly();
  const step = useStep('roster');
  if (assembly === null) return <Loading shape="list" />;
  const { assemblyId, activeRoster, activeSession, timeZone, country } = assembly;
  if (activeRoster === null) {
    return (
      <EmptyState title="Aún no hay padrón" action={<StepButton step={step} />}>
        Cuando la administración lo importe, podrá trabajar aquí con todas sus unidades.
      </EmptyState>
    );
  }
  return (
    <OfHall
      key={`${activeRoster}/${activeSession}`}
      {...{ assemblyId, version: activeRoster, session: activeSession, timeZone, country, work }}
    />
  );
}

interface LiveBulkProps {
  readonly assemblyId: string;
  readonly version: string;
  readonly session: number;
  readonly timeZone: string;
  readonly country: string;
  readonly work: BulkWork;
}

/** With its plates, where the assembly has them. */
function OfHall(props: LiveBulkProps) {
  const { hasCollection } = useSwitches();
  return hasCollection('plates') ? (
    <WithPlates {...props} />
  ) : (
    <LiveBulk {...props} plates={none} />
  );
}

function WithPlates(props: LiveBulkProps) {
  const plates = useCollection<Plate>(paths.plates(props.assemblyId, props.session));
  return <LiveBulk {...props} plates={plates} />;
}

const none: LiveRows<Plate> = { status: 'success', rows: [], offline: false };

/** The preview follows what the desks do meanwhile. */
function LiveBulk(props: LiveBulkProps & { readonly plates: LiveRows<Plate> }) {
  const { assemblyId, version, session, timeZone, country, work, plates } = props;
  const { units, owners } = useRoster({ assemblyId, version });
  const proxies = useReadable<ProxyGrant>('proxies', paths.proxies(assemblyId), {
    assemblyId,
    version,
  });
  const attendance = useSeats(assemblyId, session);
  const meeting = useDocument<AssemblySession>(paths.session(assemblyId, session));
  const book = useMemo(
    () =>
      buildBulkBook({
        units: units.rows,
        people: owners.rows,
        proxies: proxies.rows,
        attendance: attendance.rows,
        plates: plates.rows,
        country,
      }),
    [units.rows, owners.rows, proxies.rows, attendance.rows, plates.rows, country],
  );
  const all = [units, owners, proxies, attendance, plates, meeting];
  if (all.some(({ status }) => status === 'loading')) {
    return <LoadingRoster progress={[units.progress, owners.progress]} />;
  }
  const isOpen = takesArrivals(meeting.value ?? undefined);
  return (
    <>
      {!isOpen && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          La sesión no está abierta: puede preparar el trabajo, pero cada fila se rechazará.
        </Alert>
      )}
      <BulkSteps
        key={work}
        work={work}
        book={book}
        startsAt={meeting.value?.startsAt ?? 0}
        timeZone={timeZone}
      />
    </>
  );
}
