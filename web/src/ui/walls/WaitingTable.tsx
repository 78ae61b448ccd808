import { HiddenTable } from '../lists/HiddenTable.tsx';
import type { WallGroup } from './wallUnit.ts';

/** The people present who have not voted, for those who do not see the drawing. */
export function WaitingTable({ groups }: { readonly groups: readonly WallGroup[] }) {
  const waiting = groups
    .flatMap(({ tiles }) => tiles)
    .filter(({ state }) => state === 'here')
    .map(({ label, group }) => [label, group]);
  return (
    <HiddenTable
      caption="Unidades presentes que no han votado"
      columns={['Unidad', 'Grupo']}
      rows={waiting}
    />
  );
}
