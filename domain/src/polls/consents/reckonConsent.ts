import { addDays, type LocalDate } from '../../kernel/calendars/localDate.ts';
import type { Quorum } from '../../laws/quorum/quorum.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import { besidesOf } from '../../laws/verdicts/besidesOf.ts';
import { countRoll } from '../../laws/verdicts/countRoll.ts';
import { presumeConsent } from '../../laws/verdicts/presumedConsent.ts';
import { scopesOf } from '../../laws/verdicts/scopesOf.ts';
import { turnoutOf } from '../../laws/verdicts/turnoutOf.ts';
import { type Verdict, verdictOf } from '../../laws/verdicts/verdict.ts';
import type { VerdictKind } from '../../laws/verdicts/verdictKind.ts';
import type { Question } from '../questions/question.ts';
import type { OwnerCount, PresumedTally } from '../tallies/presumedTally.ts';
import { type AbsentOwner, absentOwnersOf } from './absentOwner.ts';
import {
  type ConsentNotice,
  lastDayOf,
  type NoticeState,
  noticeStateOf,
  noticeStates,
  toAbsentNotices,
  untouchedNotice,
} from './consentNotice.ts';
import { type FrozenUnit, rollOfFrozen } from './frozenUnit.ts';

export interface Reckoning {
  readonly question: Pick<Question, 'rule' | 'rulePack'>;
  readonly frozen: readonly FrozenUnit[];
  /** The quorum at closing. */
  readonly quorum: Quorum;
  readonly notices: ReadonlyMap<string, ConsentNotice>;
  readonly today: LocalDate;
}

export interface Reckoned {
  readonly verdict: Verdict;
  readonly tally: Pick<PresumedTally, 'on' | 'given' | 'objected' | 'open' | 'unnotified'>;
  readonly counts: Readonly<Record<NoticeState, number>>;
  /** The verdict if nobody else objected, and if everybody who may still did. */
  readonly span: { readonly ifSilent: VerdictKind; readonly ifAllObject: VerdictKind };
  /** The day on which time alone changes something; null when it never does. */
  readonly changesOn: LocalDate | null;
}

/**
 * Where a decision that waits for the absent stands: from the roll at closing, what is known of each
 * absent owner and the date, and from nothing else. It stops being pending as soon as no silence or
 * objection can change it.
 */
export function reckonConsent(asked: Reckoning): Reckoned {
  const { question, frozen, notices, today } = asked;
  const days = question.rule.presumedConsent?.days ?? 0;
  const owners = absentOwnersOf(frozen, question.rule);
  const stands = owners.map((owner) => {
    const notice = notices.get(owner.noticeId) ?? untouchedNotice(owner.noticeId);
    return { owner, state: noticeStateOf(notice, days, today), lastDay: lastDayOf(notice, days) };
  });
  const inState = (...states: readonly NoticeState[]) =>
    stands.filter(({ state }) => states.includes(state));
  const verdict = verdictIf(asked, owners, notices);
  const [nextDay] = inState('notified')
    .flatMap(({ lastDay }) => lastDay ?? [])
    .sort();
  return {
    verdict,
    tally: {
      on: today,
      given: countOwners(inState('expired')),
      objected: countOwners(inState('objects')),
      open: countOwners(inState('notified', 'unnotified')),
      unnotified: inState('unnotified').length,
    },
    counts: countsOf(stands),
    span: {
      ifSilent: verdictIf(asked, owners, silenced(asked, owners)).kind,
      ifAllObject: verdictIf(asked, owners, objecting(asked, owners)).kind,
    },
    changesOn: verdict.kind === 'pending' && nextDay !== undefined ? addDays(nextDay, 1) : null,
  };
}

function verdictIf(
  { question, frozen, quorum, today }: Reckoning,
  owners: readonly AbsentOwner[],
  notices: ReadonlyMap<string, ConsentNotice>,
): Verdict {
  const { rule, rulePack } = question;
  const roll = rollOfFrozen(frozen);
  const scopes = scopesOf(rule);
  const told = toAbsentNotices(owners, notices);
  const consent = presumeConsent({ rule, roll, scopes, notices: told, today });
  const figures = countRoll(roll, scopes, rule.exclusions);
  const turnout = turnoutOf(rule, roll, scopes, quorum.call);
  const { vocabulary } = packOf(rulePack);
  const besides = besidesOf(rule, roll, scopes, quorum.call);
  return verdictOf({ rule, figures, quorum, turnout, vocabulary, consent, ...besides });
}

/** As if everybody had been notified so long ago that their days are over. */
function silenced(asked: Reckoning, owners: readonly AbsentOwner[]) {
  const { question, today } = asked;
  const long = addDays(today, -(question.rule.presumedConsent?.days ?? 0) - 1);
  return changed(asked, owners, (one) => ({
    ...one,
    notice: { on: long, means: 'other', proof: '', by: '', at: 0 },
  }));
}

function objecting(asked: Reckoning, owners: readonly AbsentOwner[]) {
  return changed(asked, owners, (one) => ({
    ...one,
    objection: {
      on: asked.today,
      means: 'other',
      reason: '',
      fileId: null,
      by: '',
      at: 0,
      afterSettling: false,
    },
  }));
}

/** Those who may still object, changed; the others as they are. */
function changed(
  { question, notices, today }: Reckoning,
  owners: readonly AbsentOwner[],
  change: (one: ConsentNotice) => ConsentNotice,
): ReadonlyMap<string, ConsentNotice> {
  const days = question.rule.presumedConsent?.days ?? 0;
  return new Map(
    owners.map(({ noticeId }) => {
      const one = notices.get(noticeId) ?? untouchedNotice(noticeId);
      const state = noticeStateOf(one, days, today);
      const isOpen = state === 'notified' || state === 'unnotified';
      return [noticeId, isOpen ? change(one) : one];
    }),
  );
}

type Stand = { readonly owner: AbsentOwner; readonly state: NoticeState };

function countOwners(stands: readonly Stand[]): OwnerCount {
  return {
    owners: stands.length,
    weight: stands.reduce((sum, { owner }) => sum + owner.weight, 0),
    units: stands.reduce((sum, { owner }) => sum + owner.units.length, 0),
  };
}

function countsOf(stands: readonly Stand[]): Readonly<Record<NoticeState, number>> {
  const counts = { unnotified: 0, notified: 0, expired: 0, objects: 0 };
  for (const state of noticeStates) {
    counts[state] = stands.filter((stand) => stand.state === state).length;
  }
  return counts;
}
