import { sayList } from '../../kernel/lists/sayList.ts';
import {
  type MeetingOfficers,
  noOfficers,
  type SignerPlace,
  signerOf,
} from '../../kernel/sessions/meetingOfficers.ts';
import { type PointNow, sayPoint } from '../../kernel/sessions/pointNow.ts';
import { uncapital } from '../../kernel/text/capital.ts';
import { joinNames } from '../../kernel/text/joinNames.ts';
import { endSentence } from '../../kernel/text/sentence.ts';

/** `GET /api/session/closing`: what the record lacks for the minutes, before the session is closed for good. */
export interface ClosingAnswer {
  /** Points that the record does not say were treated, in their order. */
  readonly untreated: readonly PointNow[];
}

const officeNames: Readonly<Record<'chair' | 'secretary', string>> = {
  chair: 'quién preside la reunión',
  secretary: 'quién ejerce la secretaría',
};

/** The offices that nobody noted, as they stand in a sentence. */
export function missingOffices(officers: MeetingOfficers = noOfficers): readonly string[] {
  const offices = ['chair', 'secretary'] as const;
  return offices.filter((one) => officers[one].trim() === '').map((one) => officeNames[one]);
}

/** The facts that the minutes will not be able to assert, one sentence each; empty: nothing is missing. */
export function sayClosingLacks(
  { untreated }: ClosingAnswer,
  officers: MeetingOfficers | undefined,
  asked: readonly SignerPlace[] = [],
): readonly string[] {
  const unsigned = asked.filter(({ office }) => signerOf(officers, office) === '');
  const offices = missingOffices(officers);
  const points = untreated.map((point) => `«${sayPoint(point)}»`);
  return [
    ...(points.length === 0
      ? []
      : [
          points.length === 1
            ? endSentence(`No consta que se tratara este punto: ${points[0]}`)
            : endSentence(`No consta que se trataran estos puntos: ${sayList(points)}`),
        ]),
    ...(offices.length === 0 ? [] : [`No está anotado ${offices.join(' ni ')}.`]),
    ...(unsigned.length === 0
      ? []
      : [
          endSentence(
            `Falta anotar quién firma el acta como ${joinNames(unsigned.map(nameSigner))}`,
          ),
        ]),
  ];
}

function nameSigner({ label }: SignerPlace): string {
  return uncapital(label);
}
