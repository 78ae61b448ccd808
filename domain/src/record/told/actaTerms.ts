import { citeSource } from '../../kernel/bylaws/source.ts';
import { compareDates, type LocalDate } from '../../kernel/calendars/localDate.ts';
import { sayDate } from '../../kernel/calendars/sayDate.ts';
import type { ActaMilestone, SaidOfActa } from '../../laws/aspects/actaRules.ts';
import { actaRulesOf } from '../../laws/rulePacks/actaRulesOf.ts';
import { deadlinesOf, sayCustody } from '../acta/actaFollowUp.ts';
import { type Deadline, sayOpenEnd } from '../deadlines/actaDeadlines.ts';
import type { ActaSubject } from '../subject/actaSubject.ts';

/** Something the law wants of the minutes by a day. */
export interface ActaTerm {
  readonly label: string;
  /** `24 de marzo de 2026`, `desde la notificación`, `sin término`. */
  readonly until: string;
  readonly cited: string;
  /** `late`: its day is over and its duty was not done. `over`: its day is over. */
  readonly state: 'due' | 'done' | 'late' | 'over';
}

export interface ActaTerms {
  /** The approval of the minutes, their binding effect and their correction, each with its article. */
  readonly sayings: readonly { readonly said: string; readonly cited: string }[];
  readonly terms: readonly ActaTerm[];
}

/** The steps that count for the law, in their order; what is fixed to be signed was approved. */
const reachedBy: ReadonlyMap<string, number> = new Map([
  ['approved', 1],
  ['fixed', 1],
  ['signed', 2],
  ['communicated', 3],
]);

/**
 * The rules of the law for the life of these minutes, and until when each thing is to be done. `state` is the step
 * in which they are, `today` the civil day of the assembly.
 */
export function actaTermsOf(subject: ActaSubject, state: string, today: LocalDate): ActaTerms {
  const rules = actaRulesOf(subject.record.assembly.rulePack);
  const { approver, withoutApproval, life = [], custody } = rules;
  const said: readonly SaidOfActa[] = [
    ...(approver === undefined ? [] : [approver]),
    ...(withoutApproval === undefined
      ? []
      : [{ said: 'Nadie la aprueba: la cierran las firmas', source: withoutApproval }]),
    ...life,
    ...(custody === null ? [] : [{ said: sayCustody(custody), source: custody.source }]),
  ];
  return {
    sayings: said.map(({ said: text, source }) => ({ said: text, cited: citeSource(source) })),
    terms: deadlinesOf(subject).map((deadline) => termOf(deadline, state, today)),
  };
}

function termOf(deadline: Deadline, state: string, today: LocalDate): ActaTerm {
  const { label, dueOn, doneBy, source } = deadline;
  return {
    label,
    until: dueOn === null ? sayOpenEnd(deadline) : sayDate(dueOn),
    cited: citeSource(source),
    state: isDone(doneBy, state) ? 'done' : lateness(deadline, today),
  };
}

function lateness({ dueOn, doneBy }: Deadline, today: LocalDate): ActaTerm['state'] {
  if (dueOn === null || compareDates(dueOn, today) >= 0) return 'due';
  return doneBy === undefined ? 'over' : 'late';
}

function isDone(doneBy: ActaMilestone | undefined, state: string): boolean {
  return doneBy !== undefined && (reachedBy.get(state) ?? 0) >= (reachedBy.get(doneBy) ?? 0);
}
