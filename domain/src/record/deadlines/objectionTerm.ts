import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import type { Calendar } from '../../kernel/calendars/workingDays.ts';
import { actaRulesOf } from '../../laws/rulePacks/actaRulesOf.ts';
import { challengeDeadlines } from './actaDeadlines.ts';

/**
 * The last day on which somebody may still challenge something of the meeting: the latest of those of its law.
 * Null: one of them never ends, or the law says none.
 */
export function objectionTerm(asked: {
  readonly rulePack: PackId;
  readonly heldOn: LocalDate;
  readonly notifiedOn: LocalDate;
  readonly calendar: Calendar;
}): LocalDate | null {
  const { rulePack, calendar, ...meeting } = asked;
  const terms = challengeDeadlines(actaRulesOf(rulePack), meeting, calendar);
  if (terms.some(({ dueOn }) => dueOn === null)) return null;
  return (
    terms
      .flatMap(({ dueOn }) => dueOn ?? [])
      .sort()
      .at(-1) ?? null
  );
}
