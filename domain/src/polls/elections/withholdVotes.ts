import { citeSource } from '../../kernel/bylaws/source.ts';
import { joinNames, sayNames } from '../../kernel/text/joinNames.ts';
import type { Option } from '../marks/option.ts';
import { sayChance, sayRunoff, sayVacant } from '../places/sayParts.ts';
import type { ElectionRun } from './runElection.ts';

/**
 * The same outcome without the figures that would tell how somebody voted, nor the order that they
 * gave: who is elected, in the order of the ballot. Without quorum nothing of it comes from the votes.
 */
export function withholdVotes(
  { verdict, elected }: ElectionRun,
  options: readonly Option[],
): ElectionRun {
  if (verdict.kind === 'no-quorum') return { verdict, elected: { ...elected, standings: [] } };
  const place = (optionId: string) => options.findIndex((one) => one.optionId === optionId);
  const inOrder = (ids: readonly string[]) => [...ids].sort((a, b) => place(a) - place(b));
  const seats = [...elected.seats].sort((a, b) => place(a.optionId) - place(b.optionId));
  const told = {
    ...elected,
    seats,
    standings: [],
    quotient: null,
    runoff: inOrder(elected.runoff),
  };
  const sentence = [
    verdict.kind === 'survey' ? 'Es una encuesta: no decide nada.' : '',
    sayElected({ verdict, elected: told }, options),
    sayChance(options, told),
    told.tie === null && seats.length > 0 ? sayVacant(told.vacant) : '',
    verdict.kind === 'survey' ? '' : `Fuente: ${citeSource(verdict.source)}.`,
  ];
  return {
    verdict: {
      ...verdict,
      finding: null,
      sentence: sentence.filter((part) => part !== '').join(' '),
    },
    elected: told,
  };
}

function sayElected({ verdict, elected }: ElectionRun, options: readonly Option[]): string {
  const { seats, runoff } = elected;
  const won = [...new Set(seats.map(({ optionId }) => optionId))].map((optionId) => {
    const count = seats.filter((seat) => seat.optionId === optionId).length;
    const isSlate = options.some((one) => one.optionId === optionId && one.lines !== undefined);
    const name = sayNames(options, [optionId]);
    if (!isSlate) return name;
    return `${name} (${count} ${count === 1 ? 'puesto' : 'puestos'})`;
  });
  const chosen =
    won.length === 0 ? '' : `${won.length === 1 ? 'Gana' : 'Ganan'} ${joinNames(won)}.`;
  if (verdict.kind !== 'no-majority') return chosen;
  const lack = won.length === 0 ? 'Sin mayoría.' : `${chosen} Para el resto, sin mayoría.`;
  return `${lack} ${sayRunoff(options, runoff)}`;
}
