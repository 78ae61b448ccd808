import { type Question, sayHeld, sayMarks, sayUnits, sayVoteChannel } from '@asamblea/domain';
import RefreshIcon from '@mui/icons-material/Refresh';
import { Box, Typography } from '@mui/material';
import { useHoldingWords } from '../../../../parts/useHoldingWords.ts';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../../ui/feedback/Loading.tsx';
import { FoundUnits } from './FoundUnits.tsx';
import { useVoted } from './useVoted.ts';

/** The vote of each unit and its channel, as of when it was asked for. */
export function VotesByUnit({ question }: { readonly question: Question }) {
  const words = useHoldingWords();
  const { voted, failure, refresh } = useVoted(question.questionId);
  if (voted === null) {
    return failure === null ? (
      <Loading shape="text" />
    ) : (
      <ErrorMessage message={failure.message} explanation={failure.explanation} onRetry={refresh} />
    );
  }
  const weight = voted.reduce((sum, unit) => sum + unit.weight, 0);
  return (
    <>
      {failure !== null && (
        <ErrorMessage message="La lista puede estar atrasada." onRetry={refresh} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography sx={{ flex: '1 1 14rem' }}>
          {voted.length === 0
            ? 'Aún no ha votado nadie.'
            : `${sayUnits(voted.length)} · ${sayHeld(weight, words)}`}
        </Typography>
        <BusyButton startIcon={<RefreshIcon />} onPress={refresh}>
          Actualizar
        </BusyButton>
      </Box>
      {voted.length > 0 && (
        <FoundUnits
          name="Unidades que votaron"
          searchLabel="Buscar unidad o voto"
          columns={{ said: 'Voto', last: 'Medio', isLastFigure: false }}
          rows={voted.map(({ unitId, label, group, channel, optionIds }) => ({
            unitId,
            label,
            group,
            said: sayMarks(question, optionIds),
            last: sayVoteChannel(channel),
          }))}
        />
      )}
    </>
  );
}
