import type { AssemblyBrand } from '@asamblea/domain';
import { useShown } from '../../../firebase/live/useShown.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { StaleMessage } from '../../../ui/feedback/StaleMessage.tsx';
import { AssemblyLogo } from '../../../ui/pictures/AssemblyLogo.tsx';
import { ScreenWayIn } from '../../../ui/screens/ScreenWayIn.tsx';
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
    <main className="results-page">
      <header className="results-page-header">
        <div className="results-page-whose">
          <AssemblyLogo height="2em" />
          <p className="text muted same-size">{assembly.name}</p>
          <h1 className="text-h1 results-page-title">Resultados</h1>
        </div>
        <ScreenWayIn cot={cot} />
      </header>
      {results.length === 0 && (
        <EmptyState title="Todavía no hay resultados">
          Aparecerán aquí, sin recargar la página, cuando la mesa los muestre.
        </EmptyState>
      )}
      <ul className="results-page-list">
        {results.map((result) => (
          <li key={result.questionId}>
            <ResultCard cot={cot} result={result} assembly={assembly} />
          </li>
        ))}
      </ul>
      <ReceiptCheck cot={cot} timeZone={assembly.timeZone} />
      {offline && <StaleMessage />}
    </main>
  );
}
