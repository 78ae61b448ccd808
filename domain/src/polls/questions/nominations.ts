import * as z from 'zod';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import { nominationStates } from '../../kernel/events/nominationState.ts';
import { personIdSchema } from '../../kernel/identity/ids.ts';
import { nameKey } from '../../kernel/identity/nameKey.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { DecidingLaw } from '../../laws/assemblies/majorities.ts';
import { countingLawOf } from '../../laws/rulePacks/countingLawOf.ts';
import { typedElection } from '../elections/settleElection.ts';
import { candidatesAtMost } from '../marks/electionRequest.ts';
import type { Nomination } from './nominated.ts';
import { type Question, yesNoOptions } from './question.ts';
import { type SettledTerms, termsOf, typedTerms } from './termsOf.ts';

/** `POST /api/questions/nominations`: an election of people whose candidates are proposed in the meeting. */
export const openNominationsRequest = z.strictObject({
  questionId: z.uuid(),
  text: z.string().trim().min(5).max(600),
  seats: z.number().int().min(1).max(candidatesAtMost),
  /** Not said: what the law asks while the bylaws say nothing else. */
  needsMajority: z.boolean().optional(),
  disclosure: z.enum(['named', 'secret']),
  matterId: z.string().min(1).max(80).nullable(),
  pointId: z.uuid().nullable(),
});
export type OpenNominationsRequest = z.infer<typeof openNominationsRequest>;

/** `POST /api/questions/{id}/nominate`: again with the same id writes over it; who is disqualified brings a rule. */
export const nominateRequest = z
  .strictObject({
    nominationId: z.uuid(),
    personId: personIdSchema.nullable(),
    name: z.string().trim().min(1).max(90),
    unit: z.string().trim().max(120),
    state: z.enum(nominationStates),
    rule: z.string().trim().max(160),
  })
  .refine(({ state, rule }) => (state === 'disqualified' ? rule.length >= 3 : rule === ''));
export type NominateRequest = z.infer<typeof nominateRequest>;

/** `POST /api/questions/{id}/nominations/withdraw`. */
export const withdrawNominationRequest = z.strictObject({ nominationId: z.uuid() });
export type WithdrawNominationRequest = z.infer<typeof withdrawNominationRequest>;

/** The draft of an election without candidates yet, under the law of its matter. */
export function beginNominations(
  law: DecidingLaw,
  { seats, needsMajority, ...asked }: Omit<OpenNominationsRequest, 'questionId'>,
): Outcome<SettledTerms & Pick<Question, 'nominations'>> {
  // An election that is settled has somebody: this one will.
  const whoever = { label: '—', lines: [] };
  const needs = needsMajority ?? countingLawOf(law.rulePack).asksMajority;
  const election = { kind: 'people' as const, min: 1, max: seats, seats, needsMajority: needs };
  const settled = termsOf(law, {
    ...asked,
    blank: true,
    abstention: false,
    liveBars: false,
    durationSeconds: null,
    election: { ...election, method: 'quotient', candidates: [whoever] },
  });
  if (!settled.ok) return settled;
  const { election: terms = null } = settled.value;
  return accept({
    ...settled.value,
    election: terms && { ...terms, marks: { min: 1, max: seats } },
    options: withoutAnybody,
    nominations: { isOpen: true, list: [] },
  });
}

const withoutAnybody = yesNoOptions({ blank: true, abstention: false }).filter(
  ({ role }) => role === 'blank',
);

/** Records a nominee, or their outcome. */
export function decideNomination(question: Question, nomination: Nomination): Outcome<Question> {
  const { nominations } = question;
  if (question.state !== 'draft' || nominations?.isOpen !== true) return refuse('nominations-over');
  const others = nominations.list.filter((one) => one.nominationId !== nomination.nominationId);
  if (others.some((one) => isSame(one, nomination))) return refuse('already-nominated');
  if (others.length >= candidatesAtMost) return refuse('nominations-full');
  const list = nominations.list.some((one) => one.nominationId === nomination.nominationId)
    ? nominations.list.map((one) =>
        one.nominationId === nomination.nominationId ? nomination : one,
      )
    : [...others, nomination];
  return accept({ ...question, nominations: { ...nominations, list } });
}

/** The same person, or the same name where neither is of the roster. */
function isSame(one: Nomination, other: Nomination): boolean {
  if (one.personId !== null || other.personId !== null) return one.personId === other.personId;
  return nameKey(one.name) === nameKey(other.name);
}

/** Takes back who was proposed by mistake. */
export function decideWithdrawal(question: Question, nominationId: string): Outcome<Question> {
  const { nominations } = question;
  if (nominations?.list.some((one) => one.nominationId === nominationId) !== true) {
    return accept(question);
  }
  if (question.state !== 'draft' || !nominations.isOpen) return refuse('nominations-over');
  const list = nominations.list.filter((one) => one.nominationId !== nominationId);
  return accept({ ...question, nominations: { ...nominations, list } });
}

/**
 * The nominees who accepted become the ballot, under the present law, in the order in which they were
 * proposed. Again, it changes nothing.
 */
export function decideNominationsEnd(law: DecidingLaw, question: Question): Outcome<Question> {
  const { nominations, election } = question;
  if (nominations === undefined || !election) return refuse('nominations-over');
  if (!nominations.isOpen) return accept(question);
  if (question.state !== 'draft') return refuse('question-not-draft');
  const accepted = nominations.list.filter(({ state }) => state === 'accepted');
  const names = accepted.map(({ name }) => nameKey(name));
  const candidates = accepted.map(({ name, unit }, place) => {
    const isNamesake = names.some((key, at) => at !== place && key === names[place]);
    return {
      label: isNamesake && unit !== '' ? `${name} · ${unit}`.slice(0, 120) : name,
      lines: [],
    };
  });
  const settled = termsOf(law, {
    ...typedTerms(question),
    election: { ...typedElection(election, []), candidates },
  });
  if (!settled.ok) return settled;
  return accept({
    ...question,
    ...settled.value,
    nominations: { ...nominations, isOpen: false },
  });
}

/** The usual reason why somebody cannot be elected, with the article; the chair writes any other. */
export function disqualifyingRules(packId: PackId): readonly string[] {
  const { disqualified = [] } = countingLawOf(packId);
  return [...disqualified, 'Los estatutos o el reglamento: está en mora'];
}
