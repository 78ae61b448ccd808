import type { AssemblyBrand } from '@asamblea/domain';
import { Box, Container, Typography } from '@mui/material';
import { useShown } from '../../../firebase/useShown.ts';
import { AssemblyLogo } from '../../../ui/AssemblyLogo.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { ScreenDoor } from '../../../ui/ScreenDoor.tsx';
import { StaleNotice } from '../../../ui/StaleNotice.tsx';
import { screenSize } from '../../../ui/screenSize.ts';
import { ReceiptCheck } from './ReceiptCheck.tsx';
import { ResultCard } from './ResultCard.tsx';

interface ResultsPublicPageProps {
  readonly cot: string;
  readonly assembly: AssemblyBrand;
}

/** Every result that was shown, the newest first. */
export function ResultsPublicPage({ cot, assembly }: ResultsPublicPageProps) {
  const { value, missing, offline } = useShown(cot, 'results');
  if (value === null && !missing) return <Loading shape="list" />;
  const results = value?.results ?? [];
  return (
    <Container component="main" maxWidth={false} sx={screen}>
      <Box component="header" sx={header}>
        <Box sx={{ minWidth: 0 }}>
          <AssemblyLogo height="2em" />
          <Typography color="textSecondary" sx={{ fontSize: 'inherit' }}>
            {assembly.name}
          </Typography>
          <Typography variant="h1" sx={{ fontSize: '1.75em' }}>
            Resultados
          </Typography>
        </Box>
        <ScreenDoor cot={cot} />
      </Box>
      {results.length === 0 && (
        <EmptyState title="Todavía no hay resultados">
          Aparecerán aquí, sin recargar la página, cuando la mesa los muestre.
        </EmptyState>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 3 }}>
        {results.map((result) => (
          <li key={result.questionId}>
            <ResultCard cot={cot} result={result} timeZone={assembly.timeZone} />
          </li>
        ))}
      </Box>
      <ReceiptCheck cot={cot} timeZone={assembly.timeZone} />
      {offline && <StaleNotice />}
    </Container>
  );
}

const header = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 2,
  mb: 3,
} as const;

/** Grows with the window, to be read from the back of a hall. */
const screen = {
  maxWidth: 'min(100%, 60em)',
  py: { xs: 2, sm: 4 },
  fontSize: screenSize(3),
  fontVariantNumeric: 'tabular-nums',
} as const;
