import { EmptyState } from './EmptyState.tsx';
import { Icon } from './widgets/Icon.tsx';
import { archiveIcon } from './widgets/icons.ts';

/** In place of a public screen of an assembly that was archived. */
export function ArchivedScreen({ name }: { readonly name: string }) {
  return (
    <main className="screen-message">
      <EmptyState
        icon={<Icon path={archiveIcon} />}
        title={<h1 className="screen-message-title">Esta asamblea está archivada</h1>}
      >
        {name} ya no tiene pantallas públicas. Pida los resultados y el acta a la administración.
      </EmptyState>
    </main>
  );
}
