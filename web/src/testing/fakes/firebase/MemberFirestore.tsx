/** What is inside is tested with what it hears as an argument. */
export function MemberFirestore(): null {
  return null;
}
