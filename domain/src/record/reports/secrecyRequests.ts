import { citeSource } from '../../kernel/bylaws/source.ts';
import type { DatedEvent } from '../../kernel/events/datedEvent.ts';
import { endSentence } from '../../kernel/text/sentence.ts';
import type { Question, SecrecyWish } from '../../polls/questions/question.ts';
import { requestLaw } from '../../polls/secrecy/secretWarnings.ts';

/** The request about how a question was voted, with the event that says when. */
export interface ReportedRequest {
  readonly eventId: string;
  readonly at: number;
  readonly name: string;
  readonly wish: SecrecyWish;
  /** The article by which any member may; empty: the law leaves it to bylaws and to the meeting. */
  readonly cited: string;
}

export interface SecrecyRequests {
  /** The requests about how it was voted, and when; absent: none. */
  readonly requests?: readonly ReportedRequest[];
}

/** In the order in which they were made. */
export function requestsOf(
  events: readonly DatedEvent[],
  { questionId, rulePack, requests = [] }: Question,
): SecrecyRequests {
  const law = requestLaw(rulePack);
  const cited = law === null ? '' : citeSource(law);
  const told = requests.flatMap(({ wish, name, who }) => {
    const event = events.findLast(
      (one) =>
        one.kind === (wish === 'secret' ? 'secrecy-asked' : 'names-asked') &&
        one.questionId === questionId &&
        ('unitId' in who ? one.unitId === who.unitId : one.personId === who.personId),
    );
    return event === undefined ? [] : [{ wish, name, cited, eventId: event.eventId, at: event.at }];
  });
  return told.length === 0 ? {} : { requests: told };
}

/** `Ana Pérez pidió que la votación fuera secreta.`: a sentence for each. */
export function sayRequests(
  requests: readonly Pick<ReportedRequest, 'name' | 'wish' | 'cited'>[] = [],
): readonly string[] {
  return requests.map(({ name, wish, cited }) =>
    endSentence(`${name} ${requestWords[wish]}${cited === '' ? '' : ` (${cited})`}`),
  );
}

/** The words for the request, after the person who asked. */
export const requestWords: Readonly<Record<SecrecyWish, string>> = {
  secret: 'pidió que la votación fuera secreta',
  names: 'pidió que constaran los nombres',
};
