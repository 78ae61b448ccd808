import {
  type CurrentBallot,
  formatWeight,
  type PointNow,
  sayHolding,
  sayPoint,
  saySession,
  sayUnits,
  sumCounts,
} from '@asamblea/domain';
import { Box } from '@mui/material';
import { useSession } from '../../../firebase/session.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useUnitWords } from '../../../ui/unitWords.tsx';
import { UnitName } from './UnitName.tsx';

interface NoQuestionProps {
  readonly ballot: CurrentBallot;
  /** The point of the agenda that is treated; null: none. */
  readonly point: PointNow | null;
}

/** Nothing is being voted: what is being treated, and with what I will vote when something is. */
export function NoQuestion({ ballot, point }: NoQuestionProps) {
  const { timeZone } = useSession();
  const words = useUnitWords();
  const { session } = ballot;
  const notice = session === undefined ? null : saySession(session, timeZone ?? 'UTC');
  const total = sumCounts(ballot.holdings.map(({ weight }) => ({ weight, units: 1 })));
  return (
    <EmptyState title={notice?.title ?? 'No hay ninguna votación abierta'}>
      {point !== null && session?.state === 'open' && (
        <Box component="p" role="status" sx={{ m: 0, mb: 1.5, color: 'text.primary' }}>
          Se trata ahora: <b>{sayPoint(point)}</b>
        </Box>
      )}
      {notice !== null && `${notice.text} `}
      {sayHolding(
        session?.state ?? null,
        `${sayUnits(total.units, words.term)}, coeficiente ${formatWeight(total.weight)}`,
      )}
      <Box
        component="ul"
        sx={{ textAlign: 'left', width: 'fit-content', mx: 'auto', my: 1, pl: '1.25em' }}
      >
        {ballot.holdings.map((holding) => (
          <li key={holding.unitId}>
            <UnitName holding={holding} />
          </li>
        ))}
      </Box>
    </EmptyState>
  );
}
