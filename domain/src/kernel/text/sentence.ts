/** After these a sentence has ended: «8:00 p. m.», «El Roble S. A. S.», «¿Aprueba?». */
const ended = /[.?!…]$/u;

/** Ends a sentence, unless what it says last ends it already. */
export function endSentence(text: string): string {
  return ended.test(text) ? text : `${text}.`;
}

/**
 * Sentences with what a clock says or somebody typed in their place: the point after a value that ends in one is
 * left out. saying`Continúa a las ${'8:00 p. m.'}. Espere.`
 */
export function saying(
  words: TemplateStringsArray,
  ...values: readonly (string | number)[]
): string {
  return words.reduce(
    (text, next, place) => `${text}${afterValue(text, next)}${values[place] ?? ''}`,
    '',
  );
}

/** The text after a value, without a point that the value has already. */
export function afterValue(text: string, next: string): string {
  return ended.test(text) ? next.replace(/^\.(?=\s|$)/u, '') : next;
}
