/**
 * Labels under the name of their group, without what all of them repeat: `T1-101` under «Torre 1»
 * reads `101`. Nothing is taken away in the middle of a word or a number.
 */
export function shortLabels(labels: readonly string[]): readonly string[] {
  const [first = '', ...others] = labels;
  const start = /^.*?[-\s./]/u.exec(first)?.[0] ?? '';
  const isShared = start !== '' && others.every((label) => label.startsWith(start));
  return isShared && others.length > 0 ? labels.map((label) => label.slice(start.length)) : labels;
}
