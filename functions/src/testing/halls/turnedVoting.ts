import { closeQuestion } from './oneQuestion.ts';
import { newSecretVoting, type SecretVoting } from './secretVoting.ts';
import { taken } from './testAssembly.ts';

/** Of twelve units of weights 1 to 12, six for each side: their sums are the same turned round. */
const favour = [1, 4, 5, 8, 9, 12].map((weight) => weight - 1);

/** A secret voting that is closed, with every choice turned round or not: both have the same result. */
export async function newTurnedVoting(isTurned: boolean): Promise<SecretVoting> {
  const voting = await newSecretVoting(12);
  for (let i = 0; i < 12; i += 1) {
    taken(await voting.vote(i, favour.includes(i) === isTurned ? 'against' : 'favour'));
  }
  taken(await closeQuestion(voting.by('chair')));
  return voting;
}
