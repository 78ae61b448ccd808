/** What a desk reads of a credential. The id is opaque, and opens nothing by itself. */
export function credentialCode(personId: string): string {
  return `persona:${personId}`;
}
