import { ConvocationDesk } from '../features/convocations/ConvocationDesk.tsx';
import { Page } from '../ui/Page.tsx';

/** `/notices`: how the meeting is called. */
export function NoticesRoute() {
  return (
    <Page
      title="Convocatoria"
      subtitle="Lo que pide la ley para llamar a todos, revisado antes de que salga."
      width="wide"
    >
      <ConvocationDesk />
    </Page>
  );
}
