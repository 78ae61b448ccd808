import { useState } from 'react';
import { useSession } from '../../../../firebase/session.tsx';
import { deviceStore } from '../../../../ui/device/deviceStore.ts';
import { openReceipts, type Receipts } from '../receipts/receipts.ts';
import { adoptSubmissions, type Outbox, openOutbox } from './outbox.ts';

interface OwnVotes {
  readonly outbox: Outbox;
  readonly receipts: Receipts;
  /** Whose they are, and of which assembly. */
  readonly place: string;
}

/** What this person keeps on the device of their votes in this assembly. */
export function useOwnVotes(): OwnVotes {
  const { session, actor, cot } = useSession();
  // Whose it is, whichever way they came in: what waits is sent also after entering another way.
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
    return openOutbox(deviceStore, place, owner);
  });
  const [receipts] = useState(() => openReceipts(deviceStore, place, owner));
  return { outbox, receipts, place: `${place}-${owner}` };
}
