import type { DriveItemView } from '@asamblea/domain';

let documents: readonly DriveItemView[] | null = null;

/** What the drive has for whoever looks; null: they may not see it. */
export function keepDocuments(kept: readonly DriveItemView[] | null): void {
  documents = kept;
}

export function useDriveDocuments(): readonly DriveItemView[] | null {
  return documents;
}
