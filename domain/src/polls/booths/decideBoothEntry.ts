import { type CarriedPlate, carriedPlate } from '../../hall/plates/decidePlate.ts';
import type { Plate } from '../../hall/plates/plate.ts';
import type { PlatePin } from '../../hall/plates/platePin.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';

/**
 * Whether a plate and a PIN are of somebody. A plate that does not exist, one that nobody carries and a
 * wrong PIN get the same refusal, so that nobody learns which plates are out.
 */
export function decideBoothEntry(asked: {
  readonly plate: Plate | null;
  readonly pin: PlatePin | null;
  /** The hash of the typed PIN. */
  readonly hash: string;
}): Outcome<CarriedPlate> {
  const { plate, pin, hash } = asked;
  const carried = plate === null ? null : carriedPlate(plate.number, plate);
  const isOwn = carried?.ok === true && pin?.personId === carried.value.personId;
  return isOwn && pin.hash === hash ? accept(carried.value) : refuse('booth-refused');
}

/** Whether what a plate and a PIN opened still stands: neither of them was changed or given up. */
export function stillCarries(
  pass: { readonly person: string; readonly issuedAt: number },
  pin: PlatePin | null,
): boolean {
  return pin?.personId === pass.person && pin.issuedAt === pass.issuedAt;
}
