import { citeSource } from '../../kernel/bylaws/source.ts';
import { joinNames, sayNames } from '../../kernel/text/joinNames.ts';
import { endSentence } from '../../kernel/text/sentence.ts';
import { sayAmount } from '../../laws/rules/sayRequirement.ts';
import { sayLack, sayNeeded } from '../../laws/verdicts/saySentence.ts';
import type { Election, RankedResult } from '../places/election.ts';
import { sayChance, sayRunoff } from '../places/sayParts.ts';

/**
 * A count by rounds as a chair reads it: the winner of each, the eliminated before, and the ballots left
 * without any option.
 */
export function sayRanked(election: Election, outcome: Omit<RankedResult, 'sentence'>): string {
  const { quorum, vocabulary } = election;
  if (outcome.kind === 'no-quorum') return sayLack(quorum, vocabulary);
  const parts = [
    ...sayLast(election, outcome),
    sayLeft(election, outcome),
    sayExhausted(election, outcome),
    `Fuente: ${citeSource(outcome.source)}.`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

type Unsaid = Omit<RankedResult, 'sentence'>;

function sayLast(election: Election, outcome: Unsaid): readonly string[] {
  const { options, scope, vocabulary } = election;
  const { rounds, tie, lot, kind, runoff } = outcome;
  const [first, ...rest] = rounds.at(-1)?.votes ?? [];
  if (first === undefined || first.votes === 0)
    return ['Nadie marcó preferencias: no se escogió nada.'];
  if (tie !== null || lot !== null) return [sayChance(options, outcome)];
  const nameOf = (optionId: string) => sayNames(options, [optionId]);
  const others = joinNames(
    rest.map(
      ({ optionId, votes }) => `${nameOf(optionId)} (${sayAmount(votes, scope, vocabulary)})`,
    ),
  );
  const got = `${sayAmount(first.votes, scope, vocabulary)}${others === '' ? '' : `, frente a ${others}`}`;
  const round = rounds.length === 1 ? 'desde la primera ronda' : `en la ronda ${rounds.length}`;
  const finding = outcome.standings[0]?.finding ?? null;
  const needed = finding === null ? '' : `; ${sayNeeded(finding, vocabulary)}`;
  if (kind === 'approved') return [`${nameOf(first.optionId)} gana ${round} con ${got}${needed}.`];
  const lack =
    finding === null
      ? `Los empates de la ronda ${rounds.length} no dejan saber quién gana.`
      : `${nameOf(first.optionId)} llegó a ${got}${needed}: sin mayoría.`;
  return [lack, sayRunoff(options, runoff)];
}

/** `Salieron Eva (ronda 1) y Juan (ronda 2).` */
function sayLeft({ options }: Election, { rounds }: Unsaid): string {
  const left = rounds.flatMap(({ out }, at) =>
    out.map((optionId) => `${sayNames(options, [optionId])} (ronda ${at + 1})`),
  );
  if (left.length === 0) return '';
  return endSentence(`${left.length === 1 ? 'Salió' : 'Salieron'} ${joinNames(left)}`);
}

function sayExhausted({ scope, vocabulary }: Election, { rounds }: Unsaid): string {
  const exhausted = rounds.at(-1)?.exhausted ?? 0;
  if (exhausted === 0) return '';
  return `Sin más preferencias: ${sayAmount(exhausted, scope, vocabulary)}.`;
}
