import type { CurrentBallot } from '@asamblea/domain';
import { useCallback, useState } from 'react';
import type { Outbox, Returned } from './outbox.ts';
import { stillReturned } from './returned.ts';

export interface ReturnedVotes {
  readonly of: (questionId: string) => Returned | null;
  readonly keep: (returned: Returned) => void;
  readonly forget: (questionId: string) => void;
}

/**
 * The votes that were refused, until they are counted or their question closes: then they are erased from
 * the device, secret ones above all.
 */
export function useReturned(outbox: Outbox, ballot: CurrentBallot | null): ReturnedVotes {
  const [known, setKnown] = useState(() => outbox.returned());
  const [looked, setLooked] = useState<CurrentBallot | null>(null);

  const forget = useCallback(
    (questionId: string) => {
      outbox.forget(questionId);
      setKnown(outbox.returned());
    },
    [outbox],
  );
  const keep = useCallback(
    (returned: Returned) => {
      outbox.giveBack(returned);
      setKnown(outbox.returned());
    },
    [outbox],
  );

  // Each time the ballot is read: what it says is over goes before it is shown.
  if (ballot !== null && ballot !== looked) {
    setLooked(ballot);
    for (const one of known) {
      const still = stillReturned(one, ballot);
      if (still === null) outbox.forget(one.sending.questionId);
      else if (still !== one) outbox.giveBack(still);
    }
    setKnown(outbox.returned());
  }

  return {
    of: (questionId) => known.find(({ sending }) => sending.questionId === questionId) ?? null,
    keep,
    forget,
  };
}
