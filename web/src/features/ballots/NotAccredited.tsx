import { EmptyState } from '../../ui/EmptyState.tsx';

/** Nothing to vote with yet: where to go. */
export function NotAccredited() {
  return (
    <EmptyState title="Usted aún no está acreditado">
      Acérquese a la mesa de registro con su documento. Apenas lo acrediten, sus unidades aparecerán
      aquí, sin recargar la página.
    </EmptyState>
  );
}
