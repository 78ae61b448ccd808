import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { SentNotices } from './SentNotices.tsx';
import { useConvocations } from './useConvocations.ts';

/** The notices of the meeting: those that went out. */
export function ConvocationDesk() {
  const { answer, failure, refresh } = useConvocations();
  if (answer === null) {
    if (failure === null) return <Loading shape="cards" />;
    const { message, explanation } = failure;
    return <ErrorNotice message={message} explanation={explanation} onRetry={refresh} />;
  }
  if (answer.sent.length === 0) {
    return (
      <EmptyState title="No ha salido ninguna convocatoria">
        Cuando se envíe, aquí queda tal como salió, con su fecha y su sello.
      </EmptyState>
    );
  }
  return <SentNotices sent={answer.sent} />;
}
