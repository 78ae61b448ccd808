import { modalityNames, modalityOf } from '../../kernel/assemblies/modality.ts';
import { sayDate } from '../../kernel/calendars/sayDate.ts';
import { callName } from '../../kernel/sessions/assemblySession.ts';
import { callerNames } from '../../kernel/sessions/notedConvocation.ts';
import { sayInstant } from '../../kernel/sessions/saySession.ts';
import { uncapital } from '../../kernel/text/capital.ts';
import { endSentence } from '../../kernel/text/sentence.ts';
import { wordsOf } from '../../laws/rulePacks/wordsOf.ts';
import type { ComposingFacts } from '../convocationChecks/composingFacts.ts';
import type { DeclareOutsideRequest } from '../convocations/outsideRequest.ts';

type Declared = Pick<DeclareOutsideRequest, 'sentOn' | 'means'>;

/** The record of a notice given outside: its terms are the present plan. */
export function composeOutside(
  facts: Pick<ComposingFacts, 'assembly' | 'call' | 'startsAt' | 'called' | 'points'>,
  { sentOn, means }: Declared,
): { readonly subject: string; readonly text: string } {
  const { assembly, call, startsAt, called, points } = facts;
  const { name, rulePack, timeZone } = assembly;
  const meeting = `${wordsOf(rulePack).meeting} de ${name}`;
  const when = startsAt === null ? 'sin fecha' : sayInstant(startsAt, timeZone);
  const second = call === 1 ? (called?.secondCallAt ?? null) : null;
  const lines = [
    `${callName(call)}: ${when}`,
    ...(called === null || called.place === '' ? [] : [`Lugar: ${called.place}`]),
    `Modalidad: ${uncapital(modalityNames[modalityOf(assembly)])}`,
    ...(called === null ? [] : [`Convoca: ${uncapital(callerNames[called.caller])}`]),
    ...(second === null ? [] : [`Segunda convocatoria: ${sayInstant(second, timeZone)}`]),
  ];
  const agenda = points.map(({ number, text }) => `${number}. ${text}`);
  return {
    subject: `Convocatoria hecha por fuera: ${meeting}, ${when}`.replace(/\s+/gu, ' ').trim(),
    text: [
      endSentence(
        `La convocatoria a la ${meeting} se hizo por fuera de la aplicación el ${sayDate(sentOn)}, mediante ${means}`,
      ),
      lines.join('\n'),
      ...(agenda.length === 0 ? [] : [`Orden del día:\n${agenda.join('\n')}`]),
    ].join('\n\n'),
  };
}
