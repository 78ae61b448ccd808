import { type PinNeed, type Plate, plateEndpoints } from '@asamblea/domain';
import { useCallback, useEffect, useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useLookAgain } from '../../../firebase/asking/useLookAgain.ts';
import { useMay } from '../../../firebase/session/useMay.ts';
import { useSwitches } from '../../../firebase/session/useSwitches.ts';
import { useLagging } from '../../../ui/device/useLagging.ts';
import { noPins } from './plateHall.ts';

/** Nothing tells a desk that a secret vote was written: it asks this often. */
const everyMillis = 30_000;
/** As plates are handed out one after another, it is not asked for each. */
const restMillis = 2_000;

const askers = new Set<() => unknown>();

/** PINs were given: who lacks one is asked again. */
export function tellPinsMoved(): void {
  for (const ask of askers) void ask();
}

/** Whether a secret vote is there and which plates lack a PIN for it, where plates vote at booths. */
export function usePinNeed(plates: readonly Plate[]): PinNeed {
  const mayPrint = useMay('printPlatePins');
  const hasBooths = useSwitches().hasOperation('openBooth');
  const isAsked = mayPrint && hasBooths && plates.length > 0;
  const held = useLagging(plates.map(({ state, since }) => `${state}${since}`).join(), restMillis);
  const [need, setNeed] = useState(noPins);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what became of the plates is why it is asked again.
  const ask = useCallback(async () => {
    if (!isAsked) return;
    const answer = await askApi(plateEndpoints.readPinNeed).catch(() => null);
    // Without an answer what was known stays: the desk works as well.
    if (Array.isArray(answer?.missing)) setNeed(answer);
  }, [isAsked, held]);
  useLookAgain(ask);
  useEffect(() => {
    askers.add(ask);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void ask();
    }, everyMillis);
    return () => {
      askers.delete(ask);
      clearInterval(timer);
    };
  }, [ask]);
  return isAsked ? need : noPins;
}
