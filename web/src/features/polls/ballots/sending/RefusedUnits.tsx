import { type CastAnswer, type Holding, saying, sayVoted } from '@asamblea/domain';
import { Message } from '../../../../ui/widgets/Message.tsx';

interface RefusedUnitsProps {
  readonly answer: CastAnswer;
  readonly holdings: readonly Holding[];
  readonly timeZone: string | undefined;
  /** The units with another message elsewhere. */
  readonly except: readonly string[];
}

/** The units of the last sending that were not counted, and why. */
export function RefusedUnits({ answer, holdings, timeZone, except }: RefusedUnitsProps) {
  const refused = answer.results.flatMap((row) =>
    row.status === 'refused' && !except.includes(row.unitId) ? [row] : [],
  );
  if (refused.length === 0) return null;
  const labelOf = (unitId: string) =>
    holdings.find((holding) => holding.unitId === unitId)?.label ?? unitId;
  return (
    <Message
      tone="critical"
      title={refused.length === 1 ? 'Un voto no se contó' : 'Votos que no se contaron'}
    >
      <ul className="list">
        {refused.map(({ unitId, refusal, voted }) => (
          <li key={unitId}>
            <b>{labelOf(unitId)}</b>
            {voted === undefined || timeZone === undefined
              ? `: ${refusal.message}`
              : saying` ${sayVoted(voted, timeZone)}. Ese es el voto que cuenta.`}
          </li>
        ))}
      </ul>
    </Message>
  );
}
