import { type Holding, sayWeight } from '@asamblea/domain';
import { useUnitWords } from '../../../../parts/unitWords.tsx';

/** A unit and its represented owner: `T1-101 · 0,2775 % · con poder de Ana Díaz`. */
export function UnitName({ holding }: { readonly holding: Holding }) {
  const { label, weight, capacity, ownerName } = holding;
  const { held } = useUnitWords();
  return (
    <>
      <b>{label}</b> · {sayWeight(weight, held)}
      {capacity === 'proxy' && <> · con poder de {ownerName}</>}
    </>
  );
}
