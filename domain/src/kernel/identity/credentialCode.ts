/** The text that a desk reads in a credential. The id is opaque, and opens nothing by itself. */
export function credentialCode(personId: string): string {
  return `persona:${personId}`;
}
