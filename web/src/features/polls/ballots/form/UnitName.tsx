import { formatWeight, type Holding } from '@asamblea/domain';

/** A unit and for whom it votes: `T1-101 · 0,2775 · con poder de Ana Díaz`. */
export function UnitName({ holding }: { readonly holding: Holding }) {
  const { label, weight, capacity, ownerName } = holding;
  return (
    <>
      <b>{label}</b> · {formatWeight(weight)}
      {capacity === 'proxy' && <> · con poder de {ownerName}</>}
    </>
  );
}
