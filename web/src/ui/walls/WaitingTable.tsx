import { HiddenTable } from '../lists/HiddenTable.tsx';
import type { WallGroup } from './wallUnit.ts';

/** Who is here and has not voted, for those who do not see the drawing. */
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
