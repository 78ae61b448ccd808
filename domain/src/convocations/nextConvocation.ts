import { modalityOf } from '../assemblies/modality.ts';
import { endSentence } from '../calendars/sayTime.ts';
import { sayInstant } from '../sessions/saySession.ts';
import type { ComposingFacts } from './composingFacts.ts';
import type { Convocation, ConvocationKind } from './convocation.ts';

type Called = Pick<ComposingFacts, 'session' | 'call'>;

/** The notices of one call of a session, the newest first. */
export function noticesOf(
  { session, call }: Called,
  sent: readonly Convocation[],
): readonly Convocation[] {
  return sent
    .filter((one) => one.session === session && one.call === call)
    .sort((one, other) => other.number - one.number);
}

/** What the next notice would be: the first of its call, or a correction of the last one. */
export function nextKindOf(facts: Called, sent: readonly Convocation[]): ConvocationKind {
  if (noticesOf(facts, sent).length > 0) return 'correction';
  return facts.call === 1 ? 'first' : 'second-call';
}

/** Whether what went out before announced this very moment as the next call. */
export function wasAnnounced(
  { startsAt, call, called }: Pick<ComposingFacts, 'startsAt' | 'call' | 'called'>,
  sent: readonly Convocation[],
): boolean {
  if (startsAt === null || call !== 2) return false;
  const announced = sent.filter((one) => one.call === 1).map(({ secondCallAt }) => secondCallAt);
  return [...announced, called?.secondCallAt ?? null].includes(startsAt);
}

/** What is otherwise now than in the notice that went out, each as one sentence. */
export function changesSince(last: Convocation, facts: ComposingFacts): readonly string[] {
  const { startsAt, called, assembly, call } = facts;
  const { timeZone } = assembly;
  const second = call === 1 ? (called?.secondCallAt ?? null) : null;
  const say = (at: number | null) => (at === null ? 'ninguna' : `el ${sayInstant(at, timeZone)}`);
  const written = (text: string) => (text === '' ? 'sin lugar' : `«${text}»`);
  const place = called?.place ?? '';
  return [
    ...(startsAt === last.startsAt
      ? []
      : [endSentence(`La reunión: antes ${say(last.startsAt)}; ahora ${say(startsAt)}`)]),
    ...(second === last.secondCallAt
      ? []
      : [
          endSentence(
            `La segunda convocatoria: antes ${say(last.secondCallAt)}; ahora ${say(second)}`,
          ),
        ]),
    ...(place === last.place
      ? []
      : [`El lugar: antes ${written(last.place)}; ahora ${written(place)}.`]),
    ...(modalityOf(assembly) === last.channel ? [] : ['La modalidad de la reunión.']),
    ...facts.points
      .map(({ number, text }) => `${number}. ${text}`)
      .filter((point) => !last.text.split('\n').includes(point))
      .map((point) => `El orden del día: «${point}» no estaba así.`),
  ];
}
