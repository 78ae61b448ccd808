import { groupBy, type Holding } from '@asamblea/domain';
import { type BallotDraft, sharedMarks } from './draft.ts';

type Group = readonly Holding[];

/** Units that somebody answers alike in one go: what they have in common, and which they are. */
export interface UnitSet {
  readonly kind: 'all' | 'unmarked' | 'owner' | 'prefix' | 'instruction';
  /** The owner, the beginning of their names, or the option that their proxies ask for. */
  readonly of: string;
  readonly groups: readonly Group[];
}

/** A set for each thing that tells some of the units from the rest. A set of all the units is listed once. */
export function unitSets(groups: readonly Group[], draft: BallotDraft): readonly UnitSet[] {
  const unmarked = groups.filter((group) => sharedMarks(draft, group).length === 0);
  const parts: readonly UnitSet[] = [
    { kind: 'unmarked', of: '', groups: unmarked },
    ...setsBy('instruction', groups, ({ instruction }) => instruction?.optionId ?? ''),
    ...setsBy('owner', groups, ({ ownerName }) => ownerName),
    ...setsBy('prefix', groups, ({ label }) => prefixOf(label)),
  ];
  return [
    { kind: 'all', of: '', groups },
    ...parts.filter((one) => one.groups.length > 0 && one.groups.length < groups.length),
  ];
}

/** Only a mark that all the units of a group share puts it into a set; alone in its set, it has its own line. */
function setsBy(
  kind: UnitSet['kind'],
  groups: readonly Group[],
  nameOf: (unit: Holding) => string,
): readonly UnitSet[] {
  const named = groupBy(groups, (group) => {
    const names = new Set(group.map(nameOf));
    return names.size === 1 ? ([...names][0] ?? '') : '';
  });
  return [...named]
    .filter(([of, same]) => of !== '' && same.length > 1)
    .map(([of, same]) => ({ kind, of, groups: same }));
}

/** How the name of a unit begins, as a tower is written in it: `T1` of `T1-101`. */
function prefixOf(label: string): string {
  return /^(.+)[\s\-/.][^\s\-/.]+$/u.exec(label)?.[1] ?? '';
}
