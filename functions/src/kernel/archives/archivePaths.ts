import { partName } from '../jobs/stageJob.ts';

/** Where everything of an archive is, in the store. */
export function archiveFolder(assemblyId: string, jobId: string): string {
  return `${assemblyId}/archives/${jobId}`;
}

/** An entry, compressed, as it will stand in the ZIP. */
export function archivePiece(assemblyId: string, jobId: string, place: number): string {
  return `${archiveFolder(assemblyId, jobId)}/${partName(place)}`;
}

/** The ZIP once it is whole. */
export function archivePath(assemblyId: string, jobId: string): string {
  return `${archiveFolder(assemblyId, jobId)}/zip`;
}
