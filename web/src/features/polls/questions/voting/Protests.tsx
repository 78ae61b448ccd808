import type { Question } from '@asamblea/domain';
import { Alert } from '@mui/material';
import { useSession } from '../../../../firebase/session/session.tsx';
import { formatTime } from '../../../../ui/time/formatMoment.ts';

/**
 * The people without a vote in a question for an interest of their own who do not agree, as the minutes say
 * it.
 */
export function Protests({ protests = [] }: Pick<Question, 'protests'>) {
  const timeZone = useSession().timeZone ?? 'America/Bogota';
  return (
    <div role="status">
      {protests.length > 0 && (
        <Alert severity="warning" role="presentation" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {protests.map(({ personId, name, at }) => (
            <div key={personId}>
              {name} protestó ({formatTime(at, timeZone)}): no se le permitió votar este asunto.
            </div>
          ))}
          Queda en el acta. La votación sigue igual.
        </Alert>
      )}
    </div>
  );
}
