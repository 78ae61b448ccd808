import { coMemberWords } from './coMembers.ts';
import { esAsociacionWords } from './esAsociacion.ts';
import type { Words } from './quote.ts';

/** The words of the law of each rule that were read, by its id. No page loads them: only the guide does. */
export const ruleWords: Words = {
  ...coMemberWords,
  ...esAsociacionWords,
};
