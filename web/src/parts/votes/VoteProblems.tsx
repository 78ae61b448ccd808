import type { VoteTable } from '@asamblea/domain';
import { PlainTable } from '../../ui/lists/PlainTable.tsx';

/** The rows of a list of votes that are not entered, each with why. */
export function VoteProblems({ problems }: Pick<VoteTable, 'problems'>) {
  return (
    <PlainTable
      caption="No se registran"
      columns={[{ name: 'Fila' }, { name: 'Por qué' }]}
      rows={problems.map(({ row, message }, i) => ({
        key: `${row}-${i}`,
        cells: [row, message],
      }))}
    />
  );
}
