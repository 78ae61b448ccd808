import { Icon } from '../widgets/Icon.tsx';
import { EmptyState } from './EmptyState.tsx';

/** A drawing as those of `ui/widgets/icons.ts`: only this page has it. */
const offIcon =
  'M13 3h-2v10h2zm4.83 2.17-1.42 1.42C17.99 7.86 19 9.81 19 12c0 3.87-3.13 7-7 7s-7-3.13-7-7c0-2.19 1.01-4.14 2.58-5.42L6.17 5.17C4.23 6.82 3 9.26 3 12c0 4.97 4.03 9 9 9s9-4.03 9-9c0-2.74-1.23-5.18-3.17-6.83';

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
