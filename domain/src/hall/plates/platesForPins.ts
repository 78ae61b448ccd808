import type { Plate } from './plate.ts';
import type { PlatePin } from './platePin.ts';

/**
 * Of which plates PINs are printed: those without one; those that wait at the desk, whose printed PINs are
 * drawn again; or all, also those that somebody carries.
 */
export const pinPrints = ['missing', 'waiting', 'all'] as const;
export type PinPrint = (typeof pinPrints)[number];

/** Whether a card has the PIN that it needs: its carrier's, or one that waits with it. */
export function hasPin(plate: Plate, pin: Pick<PlatePin, 'personId'> | null): boolean {
  if (pin === null) return false;
  return pin.personId === (plate.state === 'out' ? plate.personId : null);
}

/** The plates of a print. A lost or changed plate gets none: nobody may use it. */
export function platesForPins(
  plates: readonly Plate[],
  print: PinPrint,
  isMissing: (plate: Plate) => boolean,
): readonly Plate[] {
  return plates.filter((plate) => {
    if (plate.state === 'lost' || plate.state === 'replaced') return false;
    if (print === 'all') return true;
    return print === 'waiting' ? plate.state !== 'out' : isMissing(plate);
  });
}
