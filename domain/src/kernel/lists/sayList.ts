/** `a, b y c`: of labels, figures and names alike, whatever the last begins with (`joinNames` hears the sound). */
export function sayList(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} y ${items.slice(-1).join('')}`;
}
