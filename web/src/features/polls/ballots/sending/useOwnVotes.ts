import { useState } from 'react';
import { useSession } from '../../../../firebase/session/session.tsx';
import { deviceStore } from '../../../../ui/device/deviceStore.ts';
import { openReceipts, type Receipts } from '../receipts/receipts.ts';
import { adoptSubmissions, type Outbox, openBallotOutbox } from './outbox.ts';

interface OwnVotes {
  readonly outbox: Outbox;
  readonly receipts: Receipts;
  /** The owner of the votes, and the assembly. */
  readonly place: string;
}

/** The data about their votes in this assembly that this person keeps on the device. */
export function useOwnVotes(): OwnVotes {
  const { session, actor, cot } = useSession();
  // The owner is the same by any way in: a waiting vote is sent also after entering another way.
  const owner = actor ?? session.userId ?? '';
  // Not by its public code, which may be replaced.
  const place = session.assembly ?? cot ?? '';
  const [outbox] = useState(() => {
    const account = session.userId ?? '';
    const code = cot ?? '';
    const olds = [
      [place, account],
      [code, owner],
      [code, account],
    ] as const;
    adoptSubmissions(deviceStore, olds, [place, owner]);
    return openBallotOutbox(deviceStore, place, owner);
  });
  const [receipts] = useState(() => openReceipts(deviceStore, place, owner));
  return { outbox, receipts, place: `${place}-${owner}` };
}
