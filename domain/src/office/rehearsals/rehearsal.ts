import * as z from 'zod';
import type { JobProgress } from '../../kernel/jobs/job.ts';
import type { ProxyScope } from '../../people/proxies/proxyGrant.ts';
import type { ProxyRecord } from '../../people/proxyDecisions/proxyRecord.ts';
import type { Roster } from '../../people/rosters/roster.ts';
import type { Marked } from '../../polls/marks/marks.ts';
import { choosable, type Markable, markedAs } from '../../polls/marks/marks.ts';

/** On every screen and paper of a rehearsal: its name begins with it. */
const rehearsalMark = 'ENSAYO · ';

/** As long as the name of an assembly may be. */
const nameAtMost = 120;

/** So many owners come and vote by themselves, or as many as there are. */
export const rehearsedAtMost = 200;

/** `POST /api/rehearsals`, from the assembly that is rehearsed; with its id, so that asking again makes no other. */
export const startRehearsalRequest = z.strictObject({ rehearsalId: z.uuid() });
export type StartRehearsalRequest = z.infer<typeof startRehearsalRequest>;

/** Asked again with the id it answers, until its roster is whole. */
export interface RehearsalAnswer {
  readonly rehearsalId: string;
  readonly roster: JobProgress;
}

const rehearsedWorks = ['arrive', 'vote'] as const;
export type RehearsedWork = (typeof rehearsedWorks)[number];

/** `POST /api/rehearsals/work`, in the rehearsal: who is simulated comes, or votes what is open. */
export const rehearsedWorkRequest = z.strictObject({
  jobId: z.uuid(),
  work: z.enum(rehearsedWorks),
});
export type RehearsedWorkRequest = z.infer<typeof rehearsedWorkRequest>;

/** `POST /api/rehearsals/{id}/discard`, from inside it or from another of the organisation. */
export const discardRequest = z.object({});
export type DiscardRequest = z.infer<typeof discardRequest>;

export interface DiscardAnswer {
  readonly isGone: boolean;
}

/** The name of a rehearsal, marked once however often it is asked. */
export function rehearsalName(name: string): string {
  const plain = name.startsWith(rehearsalMark) ? name.slice(rehearsalMark.length) : name;
  return `${rehearsalMark}${plain}`.slice(0, nameAtMost).trimEnd();
}

/** The same units with what they owe and the same people, whom nothing can reach. */
export function rehearseRoster({ units, people, totalWeight }: Roster): Roster {
  return {
    units,
    totalWeight,
    people: people.map(({ personId, name, document }) => ({
      personId,
      name,
      document,
      email: null,
      phone: null,
    })),
  };
}

/**
 * The same mandate over the questions of the rehearsal; without its paper, and with nobody to write to. One of
 * the session and call that is rehearsed is of the first call of the rehearsal.
 */
export function rehearseProxy(
  { file: _paper, attorneyEmail: _address, scope, votes, ...proxy }: ProxyRecord,
  held: { readonly session: number; readonly call: number },
  questionIdOf: (questionId: string) => string,
): ProxyRecord {
  return {
    ...proxy,
    scope: rehearseScope(scope, held, questionIdOf),
    votes: Object.fromEntries(Object.entries(votes).map(([id, vote]) => [questionIdOf(id), vote])),
  };
}

function rehearseScope(
  scope: ProxyScope,
  held: { readonly session: number; readonly call: number },
  questionIdOf: (questionId: string) => string,
): ProxyScope {
  if (scope.kind === 'items') {
    return { kind: 'items', questionIds: scope.questionIds.map(questionIdOf) };
  }
  const isHeld =
    scope.kind === 'session' && scope.session === held.session && scope.call === held.call;
  return isHeld ? { kind: 'session', session: 1, call: 1 } : scope;
}

/**
 * The marks of a simulated voter: `lot` is a number from 0 below 1 that is always the same for the same
 * person and question; one in ten votes blank or abstains, where that can be, and the rest divide.
 */
export function rehearsedChoice(question: Markable, lot: number): Marked {
  const { options } = question;
  const alone = options.filter(({ role }) => role === 'blank' || role === 'abstention');
  const chosen = choosable(question);
  if (alone.length > 0 && lot < 0.1) {
    return markedAs(question, [at(alone, lot * 10)]);
  }
  const rest = alone.length > 0 ? (lot - 0.1) / 0.9 : lot;
  const { min = 1 } = question.election?.marks ?? {};
  const first = Math.floor(rest * chosen.length);
  const wanted = Math.max(1, Math.min(min, chosen.length));
  // The first option is liked more than the others: a rehearsal that always ties teaches little.
  const liked = question.election == null && rest < 0.65 ? 0 : first;
  const marks = Array.from({ length: wanted }, (_, i) => chosen[(liked + i) % chosen.length]);
  return markedAs(
    question,
    marks.flatMap((one) => (one === undefined ? [] : [one.optionId])),
  );
}

function at(options: readonly { readonly optionId: string }[], share: number): string {
  return options[Math.min(options.length - 1, Math.floor(share * options.length))]?.optionId ?? '';
}
