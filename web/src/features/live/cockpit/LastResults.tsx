import { type QuestionResult, sayQuestionNumber, sayVerdict } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { useLive } from '../../../firebase/live/useLive.ts';
import { verdictColor } from '../../../ui/charts/verdictTones.ts';
import { DashboardCard } from './DashboardCard.tsx';

const shownAtMost = 5;

/** The newest results that the hall has seen. */
export function LastResults({ cot }: { readonly cot: string }) {
  const { value } = useLive(cot, 'results');
  const results = (value?.results ?? []).slice(0, shownAtMost);
  return (
    <DashboardCard title="Últimos resultados" path="/reports/votes" link="Ver todos">
      {results.length === 0 ? (
        <Typography color="textSecondary">Aún no se ha mostrado ningún resultado.</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {results.map((result) => (
            <Row key={result.questionId} result={result} />
          ))}
        </Box>
      )}
    </DashboardCard>
  );
}

function Row({ result }: { readonly result: QuestionResult }) {
  const { kind, word } = sayVerdict(result);
  return (
    <Box component="li" sx={row}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {sayQuestionNumber(result)}. {result.text}
      </Box>
      <Box component="strong" sx={{ color: verdictColor(kind) }}>
        {word}
      </Box>
    </Box>
  );
}

const row = { display: 'flex', justifyContent: 'space-between', gap: 2 } as const;
