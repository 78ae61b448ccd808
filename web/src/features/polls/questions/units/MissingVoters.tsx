import {
  formatWeight,
  holdingHeadings,
  type LiveVoting,
  sayHeld,
  sayUnits,
} from '@asamblea/domain';
import { Typography } from '@mui/material';
import { useHoldingWords } from '../../../../parts/useHoldingWords.ts';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../../ui/feedback/Loading.tsx';
import { useNow } from '../../../../ui/time/useNow.ts';
import { FoundUnits } from './FoundUnits.tsx';
import { useMissing } from './useMissing.ts';

interface MissingVotersProps {
  readonly questionId: string;
  /** Null while the projection shows something else: then the list is asked for by the clock. */
  readonly live: LiveVoting | null;
}

const refreshMs = 5000;

/** The people present who have not voted, moving as votes come in. */
export function MissingVoters({ questionId, live }: MissingVotersProps) {
  const words = useHoldingWords();
  const beat = useNow(refreshMs, live === null);
  const moved = live === null ? `${beat}` : `${live.voted.units}/${live.expected.units}`;
  const { answer, failure, retry } = useMissing(questionId, moved);
  if (answer === null) {
    return failure === null ? (
      <Loading shape="text" />
    ) : (
      <ErrorMessage message={failure.message} explanation={failure.explanation} onRetry={retry} />
    );
  }
  const { missing, count } = answer;
  if (missing.length === 0)
    return <Typography>Ya votaron todas las unidades presentes.</Typography>;
  return (
    <>
      {failure !== null && (
        <ErrorMessage message="La lista puede estar atrasada." onRetry={retry} />
      )}
      <Typography sx={{ mb: 1 }}>
        {sayUnits(count.units)} · {sayHeld(count.weight, words)}
      </Typography>
      <FoundUnits
        name="Unidades que faltan"
        searchLabel="Buscar unidad o persona"
        columns={{
          said: 'Quién vota',
          last: holdingHeadings(words).weight.name,
          isLastFigure: true,
        }}
        rows={missing.map(({ unitId, label, group, holder, weight }) => ({
          unitId,
          label,
          group,
          said: holder,
          last: formatWeight(weight),
        }))}
      />
    </>
  );
}
