import { EmptyState } from '../../ui/EmptyState.tsx';
import { useUnitWords } from '../../ui/unitWords.tsx';

/** Nothing to vote with yet: where to go. */
export function NotAccredited() {
  const { term } = useUnitWords();
  return (
    <EmptyState title="Usted aún no está acreditado">
      Acérquese a la mesa de registro con su documento. Apenas lo acrediten, sus {term.noun}{' '}
      aparecerán aquí, sin recargar la página.
    </EmptyState>
  );
}
