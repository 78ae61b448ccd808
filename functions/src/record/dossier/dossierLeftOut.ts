import { alwaysLeftOut, type LeftOut, leftOutOfDecision, leftOutOpen } from '@asamblea/domain';
import { questionAsked } from './dossierAsked.ts';
import type { DataSources } from './readDossierOutline.ts';

/** The data left out of the ZIP, and why, as far as it is known before its files are read. */
export function leftOutOf({ archive, outline }: DataSources): readonly LeftOut[] {
  const waiting = outline.questions.filter(
    ({ state }) => state !== 'closed' && state !== 'annulled',
  );
  return [
    ...alwaysLeftOut,
    ...(questionAsked(archive) === undefined ? [] : [leftOutOfDecision]),
    ...waiting.map(({ text }) => leftOutOpen(text)),
  ];
}
