import { boothEndpoints, type CastRequest, type CurrentBallot } from '@asamblea/domain';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { waitAfter } from '../../../firebase/asking/retrying.ts';
import {
  type AtQuestion,
  type BoothStep,
  freeStep,
  isStillAsked,
  stepAfter,
  stepLeaving,
  stepOfEntry,
  stepRefused,
} from './boothStep.ts';

const answerMilliseconds = 15_000;

export interface BoothWork {
  readonly step: BoothStep;
  /** Sendings of this vote that got no answer. */
  readonly failures: number;
  readonly go: (step: BoothStep) => void;
  /** Everything of the person goes away, once they were told what was kept of several questions. */
  readonly leave: () => void;
  readonly enter: (plate: number, pin: string) => Promise<void>;
  readonly send: (at: AtQuestion, vote: CastRequest) => void;
}

/**
 * The steps of one person after another. A vote that was confirmed is sent until it is answered, with the
 * same id; it is on no disk, so that nobody finds it in the tablet.
 */
export function useBoothStep(
  ballot: CurrentBallot,
  onAnswered: () => void,
  onClosed: () => void,
): BoothWork {
  const [step, setStep] = useState<BoothStep>(freeStep);
  const [failures, setFailures] = useState(0);
  const answered = useEffectEvent(onAnswered);
  const closed = useEffectEvent(onClosed);
  const sending = step.at === 'sending' ? step : null;

  // Shown at once in the place of the question that went away.
  if (!isStillAsked(step, ballot)) {
    setStep(step.at === 'ballot' ? stepAfter(step, null) : freeStep);
  }

  useEffect(() => {
    if (sending === null) return;
    const { vote, ...question } = sending;
    let isWanted = true;
    let failed = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (next: BoothStep) => {
      if (!isWanted) return;
      setStep(next);
      answered();
    };
    async function attempt() {
      clearTimeout(timer);
      const body = { pass: question.entry.pass, vote };
      const late = AbortSignal.timeout(answerMilliseconds);
      try {
        const answer = await askApi(boothEndpoints.castAtBooth, body, late);
        settle(stepAfter(question, answer));
      } catch (error) {
        const failure = ApiFailure.of(error);
        if (failure.isFinal) {
          settle(stepRefused(question, failure.message, failed === 0));
          return;
        }
        failed += 1;
        if (!isWanted) return;
        setFailures(failed);
        const wait = waitAfter(failed, failure.retryAfterSeconds);
        timer = setTimeout(() => void attempt(), wait);
      }
    }
    void attempt();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [sending]);

  const go = useCallback((next: BoothStep) => setStep(next), []);
  const leave = useCallback(() => setStep(stepLeaving), []);
  const send = useCallback(({ entry, asked, rest, answered }: AtQuestion, vote: CastRequest) => {
    setFailures(0);
    setStep({ at: 'sending', entry, asked, rest, answered, vote });
  }, []);

  async function enter(plate: number, pin: string) {
    const isMine = (now: BoothStep) => now.at === 'pin' && now.plate === plate;
    try {
      const entry = await askApi(boothEndpoints.enterBooth, { plate, pin });
      // A person who went away meanwhile is not let in.
      setStep((now) => (isMine(now) ? stepOfEntry(entry) : now));
    } catch (error) {
      const failure = ApiFailure.of(error);
      if (failure.code === 'booth-closed') closed();
      const message =
        failure.statusCode === 0 || !failure.isOurs
          ? 'No hay conexión en este momento. Intente de nuevo o avise a la mesa.'
          : failure.message;
      setStep((now) => (isMine(now) ? { at: 'plate', message } : now));
    }
  }

  return { step, failures, go, leave, enter, send };
}
