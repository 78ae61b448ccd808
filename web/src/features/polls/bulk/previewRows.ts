import {
  type AttendanceMode,
  type BulkBook,
  type BulkRequest,
  type BulkRow,
  type BulkWork,
  itemsOf,
  type ResolvedRow,
  resolveEntries,
  resolveExits,
  resolvePlates,
} from '@asamblea/domain';

export interface PreviewSetting {
  readonly work: BulkWork;
  readonly channel: AttendanceMode;
  readonly startsAt: number;
  readonly timeZone: string;
  readonly now: number;
}

export interface Preview {
  readonly entries: readonly ResolvedRow[];
  /** The request that would be sent under that id. */
  readonly requestAs: (jobId: string) => BulkRequest;
}

/** Each row with its present outcome, and its item for the server. */
export function previewRows(
  rows: readonly BulkRow[],
  book: BulkBook,
  setting: PreviewSetting,
): Preview {
  const { work, channel } = setting;
  switch (work) {
    case 'accredit': {
      const entries = resolveEntries(rows, book, { ...setting, isPaper: channel === 'paper' });
      return { entries, requestAs: (jobId) => ({ work, jobId, channel, items: itemsOf(entries) }) };
    }
    case 'leave': {
      const entries = resolveExits(rows, book);
      return { entries, requestAs: (jobId) => ({ work, jobId, items: itemsOf(entries) }) };
    }
    case 'plates': {
      const entries = resolvePlates(rows, book);
      return { entries, requestAs: (jobId) => ({ work, jobId, items: itemsOf(entries) }) };
    }
  }
}

export type PresenceChoice = 'absent' | 'present';

/** The units of the roster that answer to a filter, as the rows of a sheet. */
export function filterRoster(
  book: BulkBook,
  group: string | null,
  presence: PresenceChoice,
): readonly BulkRow[] {
  const found = book.units.filter((unit) => {
    const isPresent = book.held.get(unit.unitId)?.present === true;
    return (group === null || unit.group === group) && isPresent === (presence === 'present');
  });
  return found.map(({ label }, i) => ({
    row: i + 1,
    unit: label,
    document: '',
    plate: '',
    hour: '',
  }));
}
