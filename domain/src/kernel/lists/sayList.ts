/** `a, b y c`: of labels, figures and names alike, whatever the last begins with (`joinNames` hears the sound). */
export function sayList(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} y ${items.slice(-1).join('')}`;
}

/** `a, b o c`, `a u otro`. */
export function sayEither(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  const last = items.slice(-1).join('');
  return `${items.slice(0, -1).join(', ')} ${/^h?[oó]/iu.test(last) ? 'u' : 'o'} ${last}`;
}
