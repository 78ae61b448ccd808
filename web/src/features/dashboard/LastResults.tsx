import { verdictWord } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { useLive } from '../../firebase/useLive.ts';
import { verdictColor } from '../../ui/verdictTones.ts';
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
          {results.map(({ questionId, number, text, verdict }) => (
            <Box component="li" key={questionId} sx={row}>
              <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                {number}. {text}
              </Box>
              <Box component="strong" sx={{ color: verdictColor(verdict.kind) }}>
                {verdictWord(verdict.kind)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </DashboardCard>
  );
}

const row = { display: 'flex', justifyContent: 'space-between', gap: 2 } as const;
