import { formatCount } from '../../kernel/weights/formatWeight.ts';
import { type HoldingWords, sayHeld } from '../../kernel/weights/holdingWords.ts';
import { sayTelling } from '../../polls/presented/presentSecret.ts';
import type { QuestionResult, SecretTelling } from '../../polls/results/questionResult.ts';
import { isFeminine } from '../draft/actaPhrase.ts';

/** The published part of a secret vote, by the nouns of the law of the assembly; null for a vote with names. */
export function saySecret(result: QuestionResult, words: HoldingWords): string | null {
  return sayTelling(result, (told) => sayReceived(told, words), words.units.noun);
}

/** `Votaron 9 pisos y locales (cuota de participación de 88,0000 %)`; of members, how many of them. */
function sayReceived({ voted, heads }: SecretTelling, words: HoldingWords): string {
  const { units, owners, oneEach = false } = words;
  const verb = voted.units === 1 ? 'Votó' : 'Votaron';
  const isOne = voted.units === 1;
  const amount = isOne ? (isFeminine(units) ? 'una' : 'un') : formatCount(voted.units);
  const { noun, one = noun } = units;
  const who = `${verb} ${amount} ${isOne ? one : noun}`;
  const received = oneEach ? who : `${who} (${sayHeld(voted.weight, words)})`;
  if (heads === undefined) return received;
  const all = isFeminine(units) ? 'todas' : 'todos';
  return `${received}. Cada ${owners.one ?? owners.noun} respondió una vez, con ${all} sus ${noun}: ${formatCount(heads)}`;
}
