import type { Question } from '../questions/question.ts';
import { countPresence } from '../quorum/countPresence.ts';
import { quorumOf } from '../quorum/quorum.ts';
import { packOf } from '../rulePacks/rulePacks.ts';
import { mainWeight } from '../rules/scope.ts';
import { sayPresent, termOf } from '../rules/vocabulary.ts';
import { countRoll } from '../verdicts/countRoll.ts';
import { figuresOf } from '../verdicts/figures.ts';
import type { RollUnit } from '../verdicts/roll.ts';
import { scopesOf } from '../verdicts/scopesOf.ts';

/**
 * What a closing knows besides the choices. The base «present» is the units present at closing
 * joined with the units that voted: those who voted and left stay in it. The quorum looks only at who
 * is present at the line.
 */
export function frameQuestion(question: Question, roll: readonly RollUnit[], call: number) {
  const { rule } = question;
  const { vocabulary } = packOf(question.rulePack);
  const scopes = scopesOf(rule);
  const figures = countRoll(roll, scopes, rule.exclusions);
  return {
    vocabulary,
    scopes,
    figures,
    quorum: quorumOf(rule.quorum, call, countPresence(roll, scopes, rule.exclusions), vocabulary),
    base: {
      weight: figuresOf(figures, mainWeight).present,
      units: figuresOf(figures, 'units').present,
    },
    baseName: sayPresent(termOf(vocabulary, mainWeight)),
  };
}
