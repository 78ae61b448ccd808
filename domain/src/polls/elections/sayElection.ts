import { citeSource } from '../../kernel/bylaws/source.ts';
import { joinNames, sayNames } from '../../kernel/text/joinNames.ts';
import type { Finding } from '../../laws/findings/assess.ts';
import { sayAmount } from '../../laws/rules/sayRequirement.ts';
import type { Vocabulary } from '../../laws/rules/vocabulary.ts';
import { sayLack, sayNeeded, sayReached } from '../../laws/verdicts/saySentence.ts';
import type { Election, PeopleResult } from '../places/election.ts';
import { sayChance, sayDraw, sayRunoff, sayVacant } from '../places/sayParts.ts';

type Unsaid = Omit<PeopleResult, 'sentence'>;

const words = {
  people: {
    nobodyVoted: 'Ninguna candidatura obtuvo votos: no se eligió a nadie.',
    chosen: 'Candidaturas elegidas',
  },
  options: {
    nobodyVoted: 'Ninguna opción obtuvo votos: no se escogió nada.',
    chosen: 'Opciones escogidas',
  },
} as const;

/** The election of one as a chair reads it: the figures, who wins or why nobody does, the source. */
export function sayOne(election: Election, outcome: Unsaid): string {
  if (outcome.kind === 'no-quorum') return sayLack(election.quorum, election.vocabulary);
  return sayWith(outcome, [sayTop(election, outcome), sayNext(election, outcome)]);
}

/** The election of several: who is in with what votes, who draws lots, what is left vacant. */
export function saySeveral(election: Election, outcome: Unsaid): string {
  const { options, quorum, vocabulary, scope, noun = 'people' } = election;
  if (outcome.kind === 'no-quorum') return sayLack(quorum, vocabulary);
  const elected = outcome.seats
    .filter(({ by }) => by !== 'lot')
    .map(({ optionId }) => {
      const votes = outcome.standings.find((each) => each.optionId === optionId)?.votes ?? 0;
      return `${sayNames(options, [optionId])} (${sayAmount(votes, scope, vocabulary)})`;
    });
  const leader = outcome.standings[0]?.votes ?? 0;
  return sayWith(outcome, [
    leader === 0 ? words[noun].nobodyVoted : '',
    elected.length === 0 ? '' : `${words[noun].chosen}: ${joinNames(elected)}.`,
    sayChance(options, outcome),
    outcome.tie === null ? sayVacant(outcome.vacant, noun) : '',
    sayNext(election, outcome),
  ]);
}

function sayWith({ source }: Unsaid, parts: readonly string[]): string {
  return [...parts, `Fuente: ${citeSource(source)}.`].filter((part) => part !== '').join(' ');
}

/** The votes of the most voted, and the consequence of them alone. */
function sayTop(election: Election, outcome: Unsaid): string {
  const { options, scope, vocabulary, noun = 'people' } = election;
  const [first] = outcome.standings;
  if (first === undefined || first.votes === 0) return words[noun].nobodyVoted;
  const got = sayAmount(first.votes, scope, vocabulary);
  const leaders = outcome.standings.filter(({ votes }) => votes === first.votes);
  const names = sayNames(
    options,
    leaders.map(({ optionId }) => optionId),
  );
  if (leaders.length > 1) {
    const draw = sayDraw(options, outcome);
    return `${names} empataron con ${got}: ${draw === '' ? 'sin mayoría.' : draw}`;
  }
  if (first.finding === null) return `${names} obtuvo ${got}, la votación más alta: gana.`;
  return sayHeld(names, first.finding, vocabulary);
}

function sayHeld(name: string, finding: Finding, vocabulary: Vocabulary): string {
  const needed = sayNeeded(finding, vocabulary);
  const reached = sayReached(finding, vocabulary);
  return finding.met
    ? `${name} gana con ${reached}; ${needed}.`
    : `${name} obtuvo ${reached}; ${needed}: sin mayoría.`;
}

function sayNext({ options }: Election, { kind, standings, runoff }: Unsaid): string {
  if (kind !== 'no-majority' || !standings.some(({ votes }) => votes > 0)) return '';
  return sayRunoff(options, runoff);
}
