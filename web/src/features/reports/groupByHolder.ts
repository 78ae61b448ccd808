import type { Attendance, Channel } from '@asamblea/domain';

export interface Holder {
  readonly personId: string;
  readonly name: string;
  readonly labels: readonly string[];
  readonly channel: Channel | 'both';
  readonly isHere: boolean;
  readonly weight: number;
}

/** Who came, in the order of their names, each with all the units they answered for. */
export function groupByHolder(attendance: readonly Attendance[]): readonly Holder[] {
  const held = Map.groupBy(
    [...attendance].sort((a, b) => a.order - b.order),
    ({ personId }) => personId,
  );
  return [...held]
    .map(([personId, units]): Holder => {
      const channels = new Set(units.map(({ channel }) => channel));
      const [channel = 'hall'] = channels;
      return {
        personId,
        name: units[0]?.personName ?? '',
        labels: units.map(({ label }) => label),
        channel: channels.size > 1 ? 'both' : channel,
        isHere: units.some(({ present }) => present),
        weight: units.reduce((sum, unit) => sum + unit.weight, 0),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'es'));
}
