import { modalityOf } from '../../kernel/assemblies/modality.ts';
import { endSentence } from '../../kernel/calendars/sayTime.ts';
import { sayInstant } from '../../kernel/sessions/saySession.ts';
import type { ComposingFacts } from './composingFacts.ts';
import type { Convocation, WrittenKind } from './convocation.ts';

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

/** Those that stand, the newest first: none once the meeting was called off, until it is called again. */
export function noticesInForce(
  facts: Called,
  sent: readonly Convocation[],
): readonly Convocation[] {
  const all = noticesOf(facts, sent);
  const end = all.findIndex(({ kind }) => kind === 'cancellation');
  return end === -1 ? all : all.slice(0, end);
}

/** What the next notice would be: the first of its call, or a correction of the last one that stands. */
export function nextKindOf(facts: Called, sent: readonly Convocation[]): WrittenKind {
  if (noticesInForce(facts, sent).length > 0) return 'correction';
  return facts.call === 1 ? 'first' : 'second-call';
}

/** Whether what went out before, and still stands, announced this very moment as the next call. */
export function wasAnnounced(
  facts: Pick<ComposingFacts, 'session' | 'startsAt' | 'call' | 'called'>,
  sent: readonly Convocation[],
): boolean {
  const { startsAt, call, called } = facts;
  if (startsAt === null || call !== 2) return false;
  // Once it was called off, what was announced of it announces nothing.
  if (noticesOf(facts, sent).some(({ kind }) => kind === 'cancellation')) return false;
  const announced = sent
    .filter((one) => one.call === 1 && noticesInForce(one, sent).includes(one))
    .map(({ secondCallAt }) => secondCallAt);
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
