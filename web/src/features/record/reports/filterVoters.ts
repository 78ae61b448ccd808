import { type AttendedUnit, isOfRoster, nameKey, type VotersReport } from '@asamblea/domain';

export interface VoterFilter {
  readonly search: string;
  /** `door`: by the capacity stated at the door. */
  readonly capacity: 'all' | 'owner' | 'proxy' | 'door';
  readonly channel: 'all' | NonNullable<AttendedUnit['channel']>;
  /** Of the unit: it is still there, or it left and did not come back. All that came are one or the other. */
  readonly state: 'all' | 'stayed' | 'left';
}

export const allVoters: VoterFilter = {
  search: '',
  capacity: 'all',
  channel: 'all',
  state: 'all',
};

/** The same report with the units searched for, without people left with none. */
export function filterVoters(report: VotersReport, filter: VoterFilter): VotersReport {
  const wanted = nameKey(filter.search);
  const voters = report.voters
    .map((voter) => ({
      ...voter,
      stays: voter.stays.filter(
        (stay) =>
          isOfKind(stay, filter) &&
          nameKey(`${voter.name} ${stay.unit} ${stay.owner}`).includes(wanted),
      ),
    }))
    .filter(({ stays }) => stays.length > 0);
  return { ...report, voters };
}

function isOfKind(stay: AttendedUnit, { capacity, channel, state }: VoterFilter): boolean {
  return (
    (capacity === 'all' ||
      (capacity === 'door' ? !isOfRoster(stay.capacity) : stay.capacity === capacity)) &&
    (channel === 'all' || stay.channel === channel) &&
    (state === 'all' || (stay.isLast && (stay.leftAt === null) === (state === 'stayed')))
  );
}
