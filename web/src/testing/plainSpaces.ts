/** The text that a person reads: a space that ties two words is a space. */
export function plainSpaces(text: string | null | undefined): string {
  return (text ?? '').replaceAll('\u00A0', ' ');
}
