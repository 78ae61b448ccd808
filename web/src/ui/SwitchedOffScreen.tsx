import { EmptyState } from './EmptyState.tsx';
import { Icon } from './widgets/Icon.tsx';
import { offIcon } from './widgets/icons.ts';

/** In place of a public screen that the assembly does without. */
export function SwitchedOffScreen({ name }: { readonly name: string }) {
  return (
    <main className="screen-message">
      <EmptyState
        icon={<Icon path={offIcon} />}
        title={<h1 className="screen-message-title">Esta página está apagada</h1>}
      >
        {name} no la usa por ahora. Si la necesita, pida que la enciendan a quien administra la
        asamblea y recargue.
      </EmptyState>
    </main>
  );
}
