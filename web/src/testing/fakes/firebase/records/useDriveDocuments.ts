import type { DriveItemView } from '@asamblea/domain';

let documents: readonly DriveItemView[] | null = null;

/** The drive's documents for the present member; null: they may not see it. */
export function keepDocuments(kept: readonly DriveItemView[] | null): void {
  documents = kept;
}

export function useDriveDocuments(): readonly DriveItemView[] | null {
  return documents;
}
