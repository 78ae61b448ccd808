import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { type DecidingLaw, ruleOfMatter } from '../../laws/assemblies/majorities.ts';
import type { OptionRole } from '../../laws/findings/figures.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import { settleElection, typedElection } from '../elections/settleElection.ts';
import { canBeSecret } from '../secrecy/canBeSecret.ts';
import { type Question, yesNoOptions } from './question.ts';
import type { QuestionTerms } from './questionRequests.ts';

/** The decisions of the chair about a question, and of the law with them. */
export type SettledTerms = Pick<
  Question,
  | 'text'
  | 'options'
  | 'election'
  | 'rule'
  | 'rulePack'
  | 'disclosure'
  | 'mayChange'
  | 'liveBars'
  | 'durationSeconds'
  | 'matterId'
  | 'item'
  | 'pointId'
  | 'rehearsal'
  | 'wall'
  | 'roll'
  | 'documentIds'
>;

/**
 * The terms of a question under the law of its assembly and its bylaws: the matter brings its rule, and a
 * question of no matter is decided as ordinary ones are. A matter that is only informed is not voted.
 */
export function termsOf(law: DecidingLaw, terms: QuestionTerms): Outcome<SettledTerms> {
  const { text, blank, abstention, liveBars, durationSeconds } = terms;
  const { disclosure = 'named', mayChange = false } = terms;
  const { matterId = null, item = '', rehearsal = false, wall = false, roll = null } = terms;
  const { pointId = null } = terms;
  const matter = packOf(law.rulePack).matters.find((one) => one.matterId === matterId);
  if (matterId !== null && matter === undefined) return refuse('matter-unknown');
  if (matter?.ruleId === null) return refuse('matter-only-informed');
  const rule = ruleOfMatter(law, matterId);
  const { election } = terms;
  const countable = disclosure === 'secret' ? canBeSecret({ rule, election }) : accept(null);
  if (!countable.ok) return countable;
  const settled = terms.election ? settleElection(terms.election) : accept(null);
  if (!settled.ok) return settled;
  const answers = yesNoOptions({ blank, abstention });
  return accept({
    text,
    disclosure,
    mayChange,
    liveBars,
    durationSeconds,
    matterId,
    item,
    rehearsal,
    wall,
    roll,
    pointId,
    ...(terms.documentIds === undefined ? {} : { documentIds: terms.documentIds }),
    election: settled.value?.election ?? null,
    options:
      settled.value === null
        ? answers
        : [...settled.value.options, ...answers.filter(({ role }) => standsAlone(role))],
    rulePack: law.rulePack,
    rule,
  });
}

function standsAlone(role: OptionRole): boolean {
  return role === 'blank' || role === 'abstention';
}

/** The terms as they are typed, to edit or repeat a question. */
export function typedTerms(question: Question): QuestionTerms {
  const { text, options, liveBars, durationSeconds, disclosure = 'named', election } = question;
  const { mayChange = false, pointId = null } = question;
  const { matterId = null, item = '', rehearsal = false, wall = false, roll = null } = question;
  const offers = (role: string) => options.some((option) => option.role === role);
  return {
    text,
    disclosure,
    mayChange,
    liveBars,
    durationSeconds,
    matterId,
    item,
    rehearsal,
    wall,
    roll,
    pointId,
    ...(question.documentIds === undefined ? {} : { documentIds: question.documentIds }),
    blank: offers('blank'),
    abstention: offers('abstention'),
    ...(election ? { election: typedElection(election, options) } : {}),
  };
}
