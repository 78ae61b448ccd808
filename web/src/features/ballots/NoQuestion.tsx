import {
  type CurrentBallot,
  formatWeight,
  sayHolding,
  saySession,
  sayUnits,
  sumCounts,
} from '@asamblea/domain';
import { Box } from '@mui/material';
import { useSession } from '../../firebase/session.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useUnitWords } from '../../ui/unitWords.tsx';
import { UnitName } from './UnitName.tsx';

/** Nothing is being voted: with what I will, when it is. */
export function NoQuestion({ ballot }: { readonly ballot: CurrentBallot }) {
  const { timeZone } = useSession();
  const words = useUnitWords();
  const { session } = ballot;
  const notice = session === undefined ? null : saySession(session, timeZone ?? 'UTC');
  const total = sumCounts(ballot.holdings.map(({ weight }) => ({ weight, units: 1 })));
  return (
    <EmptyState title={notice?.title ?? 'No hay ninguna votación abierta'}>
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
