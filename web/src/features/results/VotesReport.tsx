import { paths, type StoredResult } from '@asamblea/domain';
import { Box } from '@mui/material';
import { MemberFirestore } from '../../firebase/MemberFirestore.tsx';
import { useSession } from '../../firebase/session.tsx';
import { useCollection } from '../../firebase/useCollection.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { ResultCard } from './ResultCard.tsx';

/** Every closed question, in its order, shown to the hall or not. */
export function VotesReport() {
  return (
    <Page
      title="Informe de votaciones"
      subtitle="Cada pregunta cerrada, con su base y su artículo."
    >
      <MemberFirestore fallback={<Loading shape="list" />}>
        <Results />
      </MemberFirestore>
    </Page>
  );
}

function Results() {
  const { session, timeZone } = useSession();
  const { status, rows } = useCollection<StoredResult>(paths.results(session.assembly ?? ''));
  if (status === 'loading') return <Loading shape="list" />;
  if (rows.length === 0) {
    return (
      <EmptyState title="Aún no hay votaciones cerradas">
        Cada pregunta aparece aquí en cuanto se cierra.
      </EmptyState>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
      {[...rows]
        .sort((a, b) => a.number - b.number)
        .map((result) => (
          <li key={result.questionId}>
            <ResultCard result={result} timeZone={timeZone ?? 'UTC'} />
          </li>
        ))}
    </Box>
  );
}
