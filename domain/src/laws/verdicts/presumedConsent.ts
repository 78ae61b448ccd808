import { addDays, type LocalDate } from '../../kernel/calendars/localDate.ts';
import { type Figures, figuresOf, type ScopeFigures } from '../findings/figures.ts';
import type { Rule } from '../rules/rule.ts';
import type { Scope } from '../rules/scope.ts';
import { countRoll } from './countRoll.ts';
import { excluderOf, type RollUnit } from './roll.ts';

/** The events of an absentee after the meeting. Dates are civil dates of the assembly's zone. */
export interface AbsentNotice {
  readonly unitId: string;
  /** When the decision reached them; null while it has not. */
  readonly notifiedOn: LocalDate | null;
  readonly objectedOn: LocalDate | null;
}

export interface Consent {
  /** Silent past the deadline: they count in favour. */
  readonly given: Figures;
  /** Could still object. */
  readonly open: Figures;
  /** How many owners could still object. */
  readonly waiting: number;
  /** How many let their days pass in silence. */
  readonly silent: number;
  /** The last day on which one of them may; null while somebody has not been notified. */
  readonly until: LocalDate | null;
}

type Stand = 'given' | 'objected' | { readonly openUntil: LocalDate | null };

/**
 * Counts absentees who were notified of the decision and did not object in time. An owner is absent
 * only when none of their units came or voted, and an objection for one unit is the owner's.
 * The day of the notice does not count; an objection on the last day is in time, and so is one from an owner
 * not notified yet. Source of the mechanism: Ley 49/1960, artículo 17.8. Null when the rule presumes nothing.
 */
export function presumeConsent(asked: {
  readonly rule: Pick<Rule, 'presumedConsent' | 'exclusions'>;
  readonly roll: readonly RollUnit[];
  readonly scopes: readonly Scope[];
  readonly notices: readonly AbsentNotice[];
  readonly today: LocalDate;
}): Consent | null {
  const { rule, roll, scopes, notices, today } = asked;
  if (rule.presumedConsent === null) return null;
  const { days } = rule.presumedConsent;
  const isMute = excluderOf(roll, rule.exclusions.vote, rule.exclusions.reach);
  const came = new Set<string>();
  const entitled = new Set<string>();
  for (const unit of roll) {
    if (unit.present || unit.vote !== null) came.add(unit.headId);
    if (!isMute(unit)) entitled.add(unit.headId);
  }
  const noticeOf = new Map(notices.map((notice) => [notice.unitId, notice]));
  const stands = new Map<string, Stand>();
  for (const unit of roll) {
    const { unitId, headId } = unit;
    if (came.has(headId) || !entitled.has(headId)) continue;
    const stand = standOf(noticeOf.get(unitId), days, today);
    stands.set(headId, worse(stands.get(headId) ?? 'given', stand));
  }
  const favourOf = (wanted: (stand: Stand | undefined) => boolean): Figures => {
    const silent = roll.map((unit) => ({
      ...unit,
      present: false,
      vote: wanted(stands.get(unit.headId)) ? ('favour' as const) : null,
    }));
    return countRoll(silent, scopes, rule.exclusions);
  };
  const open = [...stands.values()].filter(isOpen).map((stand) => stand.openUntil);
  return {
    given: favourOf((stand) => stand === 'given'),
    open: favourOf(isOpen),
    waiting: open.length,
    silent: [...stands.values()].filter((stand) => stand === 'given').length,
    until: open.includes(null) ? null : ([...open].sort().at(-1) ?? null),
  };
}

/** Adds to both sides those who count in favour without having come. */
export function addConsent(figures: Figures, consent: Figures): Figures {
  const added: Partial<Record<Scope, ScopeFigures>> = {};
  for (const scope of Object.keys(figures) as Scope[]) {
    const { votes, present, ...rest } = figuresOf(figures, scope);
    const more = figuresOf(consent, scope).votes.favour;
    added[scope] = {
      ...rest,
      present: present + more,
      votes: { ...votes, favour: votes.favour + more },
    };
  }
  return added;
}

function standOf(notice: AbsentNotice | undefined, days: number, today: LocalDate): Stand {
  if (notice === undefined) return { openUntil: null };
  const { notifiedOn, objectedOn } = notice;
  if (notifiedOn === null) return objectedOn === null ? { openUntil: null } : 'objected';
  const lastDay = addDays(notifiedOn, days);
  if (objectedOn !== null && objectedOn <= lastDay) return 'objected';
  return today > lastDay ? 'given' : { openUntil: lastDay };
}

/** Of two units of one owner, what holds the owner back more. */
function worse(a: Stand, b: Stand): Stand {
  if (a === 'objected' || b === 'objected') return 'objected';
  if (a === 'given') return b;
  if (b === 'given') return a;
  if (a.openUntil === null || b.openUntil === null) return { openUntil: null };
  return a.openUntil > b.openUntil ? a : b;
}

function isOpen(stand: Stand | undefined): stand is { readonly openUntil: LocalDate | null } {
  return typeof stand === 'object';
}
