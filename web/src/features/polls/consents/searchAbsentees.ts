import {
  type AbsenteeRow,
  type NoticeState,
  nameKey,
  nameWords,
  noticeStates,
} from '@asamblea/domain';

export const absenteeFilters = ['all', ...noticeStates] as const;
export type AbsenteeFilter = 'all' | NoticeState;

/** Accents and case do not matter; every word must be there. */
export function searchAbsentees(
  rows: readonly AbsenteeRow[],
  filter: AbsenteeFilter,
  text: string,
): readonly AbsenteeRow[] {
  const words = nameWords(text);
  return rows
    .filter(({ state }) => filter === 'all' || state === filter)
    .filter(({ owner, units }) => {
      const said = nameKey(`${owner} ${units}`);
      return words.every((word) => said.includes(word));
    });
}
