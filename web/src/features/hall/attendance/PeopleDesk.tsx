import { useState } from 'react';
import { comesLater } from '../../../firebase/listening/comesLater.tsx';
import { MemberFirestore } from '../../../firebase/listening/MemberFirestore.tsx';
import { useSession } from '../../../firebase/session/session.tsx';
import { useStep } from '../../../firebase/session/useStep.ts';
import { LoadingRoster } from '../../../parts/LoadingRoster.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { StepButton } from '../../../ui/frames/StepButton.tsx';
import { AttendanceDesk } from './AttendanceDesk.tsx';
import type { DeskProgress } from './DeskFeed.tsx';
import type { DeskPlates } from './desk/deskPlates.ts';
import type { DeskOutbox } from './offline/deskOutbox.ts';
import type { RenderCauses } from './person/NoVoteSolutions.tsx';
import { useDeskBasis } from './useDeskBasis.ts';

/** The data kept on the device is used meanwhile. */
const AssemblyFeed = comesLater(async () => (await import('./AssemblyFeed.tsx')).AssemblyFeed);

interface PeopleDeskProps {
  readonly outbox: DeskOutbox;
  readonly plates: DeskPlates | undefined;
  readonly renderCauses?: RenderCauses | undefined;
}

/** Finds people, accredits their units and registers their exits, with network or without it. */
export function PeopleDesk({ outbox, plates, renderCauses }: PeopleDeskProps) {
  const assemblyId = useSession().session.assembly ?? '';
  const { basis, isCut, ...take } = useDeskBasis(assemblyId);
  const [hasRoster, setHasRoster] = useState(true);
  const [progress, setProgress] = useState<DeskProgress>([]);
  return (
    <>
      <MemberFirestore fallback={null}>
        <AssemblyFeed
          assemblyId={assemblyId}
          onRoster={setHasRoster}
          onProgress={setProgress}
          {...take}
        />
      </MemberFirestore>
      {!hasRoster && <WithoutRoster />}
      {hasRoster && basis === null && <LoadingRoster progress={progress} />}
      {hasRoster && basis !== null && (
        <AttendanceDesk {...{ basis, isCut, outbox, plates, renderCauses }} />
      )}
    </>
  );
}

function WithoutRoster() {
  const step = useStep('roster');
  return (
    <EmptyState title="Aún no hay padrón" action={<StepButton step={step} />}>
      {step !== null
        ? 'Importe el archivo con las unidades para empezar a acreditar.'
        : 'Pida a la administración que lo importe para empezar a acreditar.'}
    </EmptyState>
  );
}
