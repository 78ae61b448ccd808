/** The content is tested with its data as an argument. */
export function MemberFirestore(): null {
  return null;
}
