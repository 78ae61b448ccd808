/** Where the bytes of a version are, in the store. */
export function bytesPath(assemblyId: string, versionId: string): string {
  return `${assemblyId}/drive/${versionId}`;
}
