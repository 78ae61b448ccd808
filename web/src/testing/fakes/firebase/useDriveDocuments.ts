import type { DriveEntryView } from '@asamblea/domain';

let documents: readonly DriveEntryView[] | null = null;

/** What the drive has for whoever looks; null: they may not see it. */
export function keepDocuments(kept: readonly DriveEntryView[] | null): void {
  documents = kept;
}

export function useDriveDocuments(): readonly DriveEntryView[] | null {
  return documents;
}
