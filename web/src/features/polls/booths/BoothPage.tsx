import type { BoothState } from '@asamblea/domain';
import { useEffect } from 'react';
import { UnitWordsProvider } from '../../../parts/unitWords.tsx';
import { useWakeLock } from '../../../ui/device/useWakeLock.ts';
import { BoothFrame } from './BoothFrame.tsx';
import type { BoothStep } from './boothStep.ts';
import { FreeStep } from './FreeStep.tsx';
import { PersonStep, type RenderBallot } from './PersonStep.tsx';
import type { BoothReading } from './useBooth.ts';
import { useBoothStep } from './useBoothStep.ts';
import { useIdle } from './useIdle.ts';
import { useNoWayBack } from './useNoWayBack.ts';

interface BoothPageProps {
  readonly booth: BoothReading;
  readonly state: BoothState;
  /** Told while somebody confirmed a vote and has not been told yet what came of it. */
  readonly onAwaited?: (isAwaited: boolean) => void;
  /** The ballot itself, the same as on a phone. */
  readonly renderBallot: RenderBallot;
}

const idleSeconds = 60;
const warnedSeconds = 15;
const cut = 'Sin conexión. El puesto sigue apenas vuelva.';
const awaited: readonly BoothStep['at'][] = ['sending', 'done', 'stopped'];
const withPerson: readonly BoothStep['at'][] = ['plate', 'pin', 'ballot', 'stopped'];

/** One person after another, a step a screen; nothing of one is left for the next. */
export function BoothPage({ booth, state, onAwaited, renderBallot }: BoothPageProps) {
  const { offset, refresh } = booth;
  const work = useBoothStep(state.ballot, refresh, refresh);
  const { step, leave, go } = work;
  const isAwaited = awaited.includes(step.at);
  useEffect(() => onAwaited?.(isAwaited), [onAwaited, isAwaited]);
  const isWithPerson = withPerson.includes(step.at);
  const left = useIdle(idleSeconds, isWithPerson, leave);
  const warning =
    isWithPerson && left <= warnedSeconds
      ? `¿Sigue ahí? Toque la pantalla: se borra en ${left} s.`
      : null;
  useWakeLock();
  useNoWayBack(() => {
    if (step.at !== 'sending') leave();
  });
  return (
    <UnitWordsProvider words={state.ballot.words}>
      <BoothFrame
        state={state}
        mayClose={step.at === 'free'}
        notice={warning ?? (booth.failure === null ? null : cut)}
      >
        {step.at === 'free' && (
          <FreeStep
            state={state}
            offset={offset}
            onStart={(typed) => go({ at: 'plate', message: null, typed })}
          />
        )}
        <PersonStep {...{ work, offset, renderBallot }} />
      </BoothFrame>
    </UnitWordsProvider>
  );
}
