import { nameKey, type QuorumMove } from '@asamblea/domain';

export interface MoveFilter {
  readonly search: string;
  readonly kind: 'all' | QuorumMove['kind'];
  /** Null: every group. */
  readonly group: string | null;
}

export const allMoves: MoveFilter = { search: '', kind: 'all', group: null };

/** Those of the kind and the group, whose unit or person says what was typed. */
export function filterMoves(
  moves: readonly QuorumMove[],
  { search, kind, group }: MoveFilter,
): readonly QuorumMove[] {
  const wanted = nameKey(search);
  return moves.filter(
    (move) =>
      (kind === 'all' || move.kind === kind) &&
      (group === null || move.group === group) &&
      nameKey(`${move.unit} ${move.person}`).includes(wanted),
  );
}
