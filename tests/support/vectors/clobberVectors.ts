import { type ListedVector, vectorsOf } from './pageVector.ts';

/** Content that would stand in place of something that the app asks for by name. */
const listed: readonly ListedVector[] = [
  ['dompurify', '<img src=x name=getElementById>'],
  ['dompurify', '<img src=x name=querySelector>'],
  ['dompurify', '<form name=body></form>'],
  ['dompurify', '<a id=appConfig href="x:y">x</a>'],
  ['dompurify', '<a id=appConfig></a><a id=appConfig name=url href="x:y">x</a>'],
  ['dompurify', '<img name=cookie>'],
  ['known', '<iframe name=appConfig></iframe>'],
  ['known', '<form id=appConfig><input name=url></form>'],
];

export const clobberVectors = (from = 0) => vectorsOf('clobber', from + 501, listed);
