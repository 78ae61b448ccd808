import { citeSource } from '../../kernel/bylaws/source.ts';
import { joinNames } from '../../kernel/text/joinNames.ts';
import { formatWeight } from '../../kernel/weights/formatWeight.ts';
import { weightScale } from '../../kernel/weights/weight.ts';
import { sayAmount, sayFigure } from '../../laws/rules/sayRequirement.ts';
import type { Scope } from '../../laws/rules/scope.ts';
import { sayLack } from '../../laws/verdicts/saySentence.ts';
import type { SeatBasis } from '../places/election.ts';
import { sayChance, sayVacant } from '../places/sayParts.ts';
import type { SlateQuota } from './quotient.ts';
import { seatsOf, shareByQuotient } from './shareByQuotient.ts';
import type { SlateElection, SlateResult } from './slates.ts';

type Unsaid = Omit<SlateResult, 'sentence'>;

/**
 * The election as a chair reads it: the quotient, the seats of each slate and how they were won, and the
 * source.
 */
export function saySlates(election: SlateElection, outcome: Unsaid): string {
  const { slates, quorum, vocabulary, method } = election;
  if (outcome.kind === 'no-quorum') return sayLack(quorum, vocabulary);
  const slateLines = outcome.standings.map((slate) => sayWon(election, outcome, slate));
  return [
    method === 'quotient' ? sayQuotient(election, outcome) : '',
    ...slateLines,
    sayChance(slates, outcome),
    outcome.tie === null ? sayVacant(outcome.vacant) : '',
    sayReading(election, outcome),
    `Fuente: ${citeSource(outcome.source)}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** `Cociente electoral: 100,0000 ÷ 5 = 20,0000.`; a fraction that does not end is said so. */
function sayQuotient({ scope }: SlateElection, { quotient }: Unsaid): string {
  if (quotient === null) return 'No hubo votos válidos: no se eligió a nadie.';
  const { votes, seats } = quotient;
  const division = `${sayFigure(votes, scope)} ÷ ${seats}`;
  return `Cociente electoral: ${division} ${sayShareOf(votes, seats, scope)}.`;
}

/** `= 20,0000`, or `≈ 33,333333` cut at six decimals, only to be read: nothing is decided on it. */
function sayShareOf(part: number, seats: number, scope: Scope): string {
  if (part % seats === 0) return `= ${sayFigure(part / seats, scope)}`;
  const millionths = scope.startsWith('weight:')
    ? BigInt(part)
    : BigInt(part) * BigInt(weightScale);
  const exact = millionths % BigInt(seats) === 0n;
  return `${exact ? '=' : '≈'} ${formatWeight(Number(millionths / BigInt(seats)))}`;
}

/** `Plancha A (52,0000 de coeficiente): 2 por cociente y 1 por residuo (12,0000).` */
function sayWon(
  { slates, scope, vocabulary, seats: total }: SlateElection,
  { seats, quotient }: Unsaid,
  { optionId, votes, remainder }: SlateQuota,
): string {
  const label = slates.find((slate) => slate.optionId === optionId)?.label ?? optionId;
  const won = (by: SeatBasis) =>
    seats.filter((seat) => seat.optionId === optionId && seat.by === by).length;
  const left = sayShareOf(remainder, total, scope).replace('= ', '');
  const parts = [
    [won('plurality'), 'por mayoría relativa'],
    [won('quota'), 'por cociente'],
    [won('remainder'), 'por residuo'],
    [won('lot'), 'por sorteo'],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, by]) => `${count} ${by}`);
  const result = said.length === 0 ? 'ningún puesto' : joinNames(said);
  const residue = quotient !== null ? `; residuo ${left}` : '';
  return `${label}, ${sayAmount(votes, scope, vocabulary)}: ${result}${residue}.`;
}

/** The reading given to a law that is silent, so that the acta says it too. */
function sayReading({ method, seed, seats: total }: SlateElection, outcome: Unsaid): string {
  if (method === 'plurality') return '';
  const running = outcome.standings.filter(({ votes }) => votes > 0);
  const endless = running.map((slate) => ({ ...slate, names: total }));
  const foreseen = shareByQuotient(endless, total, seed).seats;
  const moved = running.some(({ optionId, quotas, remainder }) => {
    const won = seatsOf(outcome.seats, optionId);
    const byText = quotas + (remainder === 0 ? 0 : 1);
    return won > byText || won > seatsOf(foreseen, optionId);
  });
  return moved
    ? 'Los puestos sobrantes siguieron el orden de los residuos: la ley no lo regula.'
    : '';
}
