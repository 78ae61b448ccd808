import type { PackId } from '../../kernel/assemblies/packId.ts';
import { arWords } from '../argentina/arWords.ts';
import type { LawWords } from '../aspects/lawWords.ts';
import { clWords } from '../chile/clWords.ts';
import { coWords } from '../colombia/coWords.ts';
import { genericWords } from '../generic/genericWords.ts';
import { mxWords } from '../mexico/mxWords.ts';
import { esWords } from '../spain/esWords.ts';

const byPack: Readonly<Record<PackId, LawWords>> = {
  ...coWords,
  ...esWords,
  ...arWords,
  ...clWords,
  ...mxWords,
  ...genericWords,
};

/** How the law of the pack names things. */
export function wordsOf(packId: PackId): LawWords {
  return byPack[packId];
}
