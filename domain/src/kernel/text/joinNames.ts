/** `Ana`, `Ana y Luis`, `Ana, Luis e Inés`: a list as it is read, «e» before the sound of i. */
export function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const before = names.slice(0, -1).join(', ');
  if (before === '') return last;
  return `${before} ${/^h?[ií](?![aeouáéóú])/iu.test(last) ? 'e' : 'y'} ${last}`;
}
