import { arWords } from './ar.ts';
import { coLtdaWords } from './coLtda.ts';
import { coMemberWords } from './coMembers.ts';
import { coPhWords } from './coPh.ts';
import { coSaWords } from './coSa.ts';
import { coSasWords } from './coSas.ts';
import { coSindicatoWords } from './coSindicato.ts';
import { esAsociacionWords } from './esAsociacion.ts';
import { esLphWords } from './esLph.ts';
import { esSaWords } from './esSa.ts';
import { esSlWords } from './esSl.ts';
import { mxWords } from './mx.ts';
import type { Words } from './quote.ts';

/** The words of the law of each rule that were read, by its id. No page loads them: only the guide does. */
export const ruleWords: Words = {
  ...coPhWords,
  ...coSasWords,
  ...coSaWords,
  ...coLtdaWords,
  ...coMemberWords,
  ...coSindicatoWords,
  ...esLphWords,
  ...esSaWords,
  ...esSlWords,
  ...esAsociacionWords,
  ...arWords,
  ...mxWords,
};
