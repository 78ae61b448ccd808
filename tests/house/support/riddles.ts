/**
 * A riddle is a sentence whose subject the reader has to work out before it can be understood: it
 * opens with a relative clause («what is kept is …», «whoever left …») or with a pronoun that
 * stands for nothing said before. Plain sentences name their subject first.
 */
const clauses = [
  ...['what', 'whatever', 'who', 'whoever', 'whom', 'whose'],
  ...['of what', 'of whom', 'of whoever', 'to whom', 'to whoever', 'for whom', 'for whoever'],
  ...['by whom', 'by whoever', 'from whom', 'with whom', 'with what', 'otherwise than'],
  ...['as it was', 'as it is', 'as they were', 'as they are', 'a thing of', 'the thing of'],
];

/** Pronouns that need a noun before them, so that they cannot open a name or a comment. */
const pronouns = ['it', 'its', 'they', 'them', 'their', 'he', 'she', 'his', 'her', 'theirs'];

/** Turns of phrase that stop the reader wherever they stand. */
const turns = ['otherwise than', 'of what', 'as it was seen', 'comes to it', 'a thing of'];

const opening = (words: readonly string[]) =>
  new RegExp(String.raw`^[^\p{L}\p{N}]*(?:${words.join('|')})(?:['’]s)?(?![\p{L}\p{N}'’])`, 'iu');

const clause = opening(clauses);
const pronoun = opening(pronouns);
const turn = new RegExp(String.raw`(?<!\p{L})(?:${turns.join('|')})(?!\p{L})`, 'iu');

/** Splits English prose into its sentences; a point inside a word or a number does not end one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?][»"”)]?)\s+(?=[\p{Lu}«"“(`])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/**
 * Whether a sentence is a riddle. A question is none. `first` says that nothing was said before it
 * (a test name, a title, the first sentence of a comment), so that a pronoun stands for nothing.
 */
export function isRiddle(sentence: string, first: boolean): boolean {
  if (turn.test(sentence)) {
    return true;
  }
  return (!sentence.endsWith('?') && clause.test(sentence)) || (first && pronoun.test(sentence));
}
