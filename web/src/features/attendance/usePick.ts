import type { Channel } from '@asamblea/domain';
import { useState } from 'react';
import type { DeskHolding } from './deskHoldings.ts';

export interface Pick {
  readonly channel: Channel;
  readonly setChannel: (channel: Channel) => void;
  readonly isPicked: (unitId: string) => boolean;
  readonly toggle: (unitId: string) => void;
  readonly toAccredit: readonly DeskHolding[];
  readonly toLeave: readonly DeskHolding[];
}

/** Which units the next action takes: all of them until the desk takes some away. */
export function usePick(personId: string | null, holdings: readonly DeskHolding[]): Pick {
  const [channel, setChannel] = useState<Channel>('hall');
  const [left, setLeft] = useState<{ readonly of: string | null; readonly out: readonly string[] }>(
    {
      of: null,
      out: [],
    },
  );
  const out = left.of === personId ? left.out : [];
  const picked = holdings.filter((one) => !out.includes(one.unit.unitId));
  return {
    channel,
    setChannel,
    isPicked: (unitId) => !out.includes(unitId),
    toggle: (unitId) =>
      setLeft({
        of: personId,
        out: out.includes(unitId) ? out.filter((one) => one !== unitId) : [...out, unitId],
      }),
    toAccredit: picked.filter((one) => one.state.kind === 'absent'),
    toLeave: picked.filter((one) => one.state.kind === 'present'),
  };
}
