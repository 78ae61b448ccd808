import { isSecret, type LiveVoting, sayQuestionNumber } from '@asamblea/domain';

/** What stands above a question on every public screen: that it is practice, its number, its point of the agenda, its secrecy. */
export function questionMoment(question: LiveVoting['question']): string {
  const parts = [
    question.rehearsal === true ? 'Ensayo, no cuenta' : '',
    `Pregunta ${sayQuestionNumber(question)}`,
    question.item ?? '',
    isSecret(question) ? 'Voto secreto' : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
