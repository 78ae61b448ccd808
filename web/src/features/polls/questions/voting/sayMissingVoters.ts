import {
  type Count,
  endSentence,
  formatCount,
  type HoldingWords,
  type LiveVoting,
  numberOf,
  sayHeld,
  sayQuestionNumber,
  sayUnits,
  subtractCounts,
} from '@asamblea/domain';

/** The voters left out if the votes closed now, in numbers: of one question, or of each of several. */
export function sayMissingVoters(votings: readonly LiveVoting[], words: HoldingWords): string {
  const counted = votings.map(({ question, voted, expected }) => ({
    number: sayQuestionNumber(numberOf(question)),
    missing: subtractCounts(expected, voted),
    expected,
  }));
  const lacking = counted.filter(({ missing }) => missing.units > 0);
  const [first] = lacking;
  if (first === undefined) {
    return votings.length === 0 ? '' : 'Ya votaron todas las unidades presentes.';
  }
  const said = sayPart(first.missing, first.expected);
  if (votings.length === 1) {
    const verb = first.missing.units === 1 ? 'Falta' : 'Faltan';
    return `${verb} por votar ${said} (${sayHeld(Math.max(0, first.missing.weight), words)}).`;
  }
  const isSame = lacking.every(({ missing, expected }) => sayPart(missing, expected) === said);
  if (isSame && lacking.length === votings.length) {
    return `En cada pregunta faltan por votar ${said}.`;
  }
  const each = lacking.map(
    ({ number, missing, expected }) => `en la ${number}, ${sayPart(missing, expected)}`,
  );
  return endSentence(`Faltan por votar: ${each.join('; ')}`);
}

function sayPart(missing: Count, expected: Count): string {
  return `${formatCount(missing.units)} de ${sayUnits(expected.units)}`;
}
