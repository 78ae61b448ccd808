/** The key of a card among those of questions: its id comes from a browser, and may be no question's. */
export function moodKeyOf(moodId: string): string {
  return `mood-${moodId}`;
}
