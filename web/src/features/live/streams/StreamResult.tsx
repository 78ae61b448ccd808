import { Panel, ResultPanel } from './StreamPanel.tsx';
import { isAsked, type StreamSource } from './streamSource.ts';

interface StreamResultProps {
  readonly cot: string;
  readonly source: StreamSource;
  readonly wanted: string;
}

/** A question that was asked for and is not on stage: its result if the hall saw it, or a wait. */
export function StreamResult({ cot, source, wanted }: StreamResultProps) {
  const live = source.useResults(cot);
  if (live === null) return null;
  const result = live.results.find((one) => isAsked(one, wanted));
  if (result !== undefined) return <ResultPanel result={result} />;
  return (
    <Panel>
      <span role="status">
        Esa pregunta todavía no es pública. Aparecerá aquí cuando se muestre.
      </span>
    </Panel>
  );
}
