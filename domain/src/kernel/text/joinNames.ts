/** `Ana`, `Ana y Luis`, `Ana, Luis e Inés`: a list as it is read, «e» before the sound of i. */
export function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const before = names.slice(0, -1).join(', ');
  if (before === '') return last;
  return `${before} ${/^h?[ií](?![aeouáéóú])/iu.test(last) ? 'e' : 'y'} ${last}`;
}

/** The labels of some options, candidates or slates, as a list that is read. */
export function sayNames(
  options: readonly { readonly optionId: string; readonly label: string }[],
  ids: readonly string[],
): string {
  return joinNames(ids.map((id) => options.find(({ optionId }) => optionId === id)?.label ?? id));
}
