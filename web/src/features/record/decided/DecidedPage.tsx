import { type AssemblyBrand, decidedSheet } from '@asamblea/domain';
import { useShown } from '../../../firebase/live/useShown.ts';
import { DecidedView } from '../../../parts/decided/DecidedView.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { StaleMessage } from '../../../ui/feedback/StaleMessage.tsx';
import { AssemblyLogo } from '../../../ui/pictures/AssemblyLogo.tsx';
import { Button, ButtonLink } from '../../../ui/widgets/Button.tsx';

interface DecidedPageProps {
  readonly cot: string;
  readonly assembly: AssemblyBrand;
}

/** The decisions of the meeting, to be passed on: those shown to everybody and nothing else. */
export function DecidedPage({ cot, assembly }: DecidedPageProps) {
  const results = useShown(cot, 'results');
  const quorum = useShown(cot, 'quorum');
  const isLoading = [results, quorum].some(({ value, missing }) => value === null && !missing);
  if (isLoading) return <Loading shape="list" />;
  const held = quorum.value?.held ?? null;
  const sheet =
    held === null ? null : decidedSheet(results.value?.results ?? [], held, assembly.timeZone);
  return (
    <main className="results-page">
      {sheet === null || sheet.lines.length === 0 ? (
        <>
          <h1 className="text-h1 results-page-title">Lo que se decidió</h1>
          <EmptyState title="Todavía no hay decisiones">
            Aparecerán aquí, sin recargar la página, cuando la mesa las muestre.
          </EmptyState>
        </>
      ) : (
        <DecidedView
          sheet={sheet}
          assemblyName={assembly.name}
          logo={<AssemblyLogo height="2em" />}
          heading="h1"
          titleId="lo-que-se-decidio"
        />
      )}
      <p className="decided-tools">
        <Button look="outlined" onClick={() => window.print()}>
          Imprimir o guardar en PDF
        </Button>
        <ButtonLink href={`/results/public?cot=${encodeURIComponent(cot)}`}>
          Todos los resultados
        </ButtonLink>
      </p>
      {(results.offline || quorum.offline) && <StaleMessage />}
    </main>
  );
}
