import { isSecret, type LiveVoting, sayQuestionNumber } from '@asamblea/domain';

/** Where an owner with several units answers once, how many answered is fewer than units. */
function saySecret({ headsVoteWhole = false }: LiveVoting['question']): string {
  return headsVoteWhole ? 'Voto secreto, uno por dueño o miembro' : 'Voto secreto';
}

/** The line above a question on every public screen: that it is practice, its number, its point of the agenda, its secrecy. */
export function questionMoment(question: LiveVoting['question']): string {
  const parts = [
    question.rehearsal === true ? 'Ensayo, no cuenta' : '',
    `Pregunta ${sayQuestionNumber(question)}`,
    question.item ?? '',
    isSecret(question) ? saySecret(question) : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
