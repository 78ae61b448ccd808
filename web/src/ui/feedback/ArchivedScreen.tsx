import { Icon } from '../widgets/Icon.tsx';
import { EmptyState } from './EmptyState.tsx';

/** A drawing as those of `ui/widgets/icons.ts`: only this page has it. */
const archiveIcon =
  'M20 2H4c-1 0-2 .9-2 2v3.01c0 .72.43 1.34 1 1.69V20c0 1.1 1.1 2 2 2h14c.9 0 2-.9 2-2V8.7c.57-.35 1-.97 1-1.69V4c0-1.1-1-2-2-2m-1 18H5V9h14zm1-13H4V4h16zM9 12h6v2H9z';

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
