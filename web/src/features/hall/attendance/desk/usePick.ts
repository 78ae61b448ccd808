import type { AttendanceMode } from '@asamblea/domain';
import { useState } from 'react';
import { type DeskHolding, isRepresented } from './deskHoldings.ts';

export interface Pick {
  readonly channel: AttendanceMode;
  readonly setChannel: (channel: AttendanceMode) => void;
  readonly isPicked: (holding: DeskHolding) => boolean;
  readonly toggle: (holding: DeskHolding) => void;
  readonly toAccredit: readonly DeskHolding[];
  readonly toLeave: readonly DeskHolding[];
  /** Those that somebody else represents: to take them is to revoke, which is asked apart. */
  readonly represented: readonly DeskHolding[];
}

interface Ticks {
  readonly of: string | null;
  readonly units: ReadonlyMap<string, boolean>;
}

/** Which units the next action takes: all but those that another represents, until the desk says otherwise. */
export function usePick(personId: string | null, holdings: readonly DeskHolding[]): Pick {
  const [channel, setChannel] = useState<AttendanceMode>('hall');
  const [ticks, setTicks] = useState<Ticks>({ of: null, units: new Map() });
  const said: Ticks['units'] = ticks.of === personId ? ticks.units : new Map();
  const isPicked = (one: DeskHolding) => said.get(one.unit.unitId) ?? !isRepresented(one);
  const picked = holdings.filter(isPicked);
  return {
    channel,
    setChannel,
    isPicked,
    toggle: (one) =>
      setTicks({ of: personId, units: new Map(said).set(one.unit.unitId, !isPicked(one)) }),
    toAccredit: picked.filter((one) => one.state.kind === 'absent'),
    toLeave: picked.filter((one) => one.state.kind === 'present'),
    represented: holdings.filter(isRepresented),
  };
}
