import { type Assembly, paths } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { MemberFirestore } from '../../../firebase/MemberFirestore.tsx';
import { useSession } from '../../../firebase/session.tsx';
import { useDocument } from '../../../firebase/useDocument.ts';
import { useStep } from '../../../firebase/useStep.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { StepButton } from '../../../ui/StepButton.tsx';
import { Desk } from './Desk.tsx';
import { DeskFeed } from './DeskFeed.tsx';
import { DeskQuorum } from './DeskQuorum.tsx';
import type { DeskOutbox } from './deskOutbox.ts';
import type { DeskPlates } from './deskPlates.ts';
import { useDeskBasis } from './useDeskBasis.ts';
import type { RenderCauses } from './WhyNoVote.tsx';

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
  return (
    <>
      <MemberFirestore fallback={null}>
        <AssemblyFeed assemblyId={assemblyId} onRoster={setHasRoster} {...take} />
      </MemberFirestore>
      {!hasRoster && <WithoutRoster />}
      {hasRoster && basis === null && <Loading shape="list" />}
      {hasRoster && basis !== null && (
        <Desk
          {...{ basis, isCut, outbox, plates, renderCauses }}
          aside={
            <MemberFirestore fallback={null}>
              <DeskQuorum />
            </MemberFirestore>
          }
        />
      )}
    </>
  );
}

type Taking = Omit<ReturnType<typeof useDeskBasis>, 'basis' | 'isCut'>;

function AssemblyFeed(
  props: Taking & {
    readonly assemblyId: string;
    readonly onRoster: (hasRoster: boolean) => void;
  },
) {
  const { assemblyId, onRoster, setBook, setHall, setCut } = props;
  const { value } = useDocument<Assembly>(paths.assembly(assemblyId));
  const hasRoster = value === null || value.activeRoster !== null;
  useEffect(() => onRoster(hasRoster), [hasRoster, onRoster]);
  if (value === null || value.activeRoster === null) return null;
  return (
    <DeskFeed
      key={`${value.activeRoster} ${value.activeSession}`}
      assemblyId={assemblyId}
      version={value.activeRoster}
      session={value.activeSession}
      rulePack={value.rulePack}
      onBook={setBook}
      onHall={setHall}
      onCut={setCut}
    />
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
