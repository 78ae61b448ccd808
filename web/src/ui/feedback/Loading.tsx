import { VisuallyHidden } from '../device/VisuallyHidden.tsx';
import { useWaiting } from './waiting.ts';

interface LoadingProps {
  /** The shape of the coming content, so that nothing jumps when it arrives. */
  readonly shape?: 'page' | 'list' | 'cards' | 'text';
  readonly rows?: number;
  readonly label?: string;
  /** The name of the coming content, where it takes long enough to be told; seen too. */
  readonly said?: string | undefined;
}

/** The sign of content on its way; pages are fetched ahead once none is shown (`app/pages/prefetchPages.ts`). */
export function Loading({ shape = 'page', rows = 4, label = 'Cargando…', said }: LoadingProps) {
  useWaiting();
  const lines = Array.from({ length: rows }, (_, index) => index);
  return (
    <div role="status" aria-busy="true">
      {said === undefined ? <VisuallyHidden>{label}</VisuallyHidden> : <p>{said}</p>}
      <div aria-hidden className={`loading-${shape}`}>
        {shape === 'page' && <div className="skeleton loading-title" />}
        {lines.map((line) => (
          <div key={line} className="skeleton loading-line" />
        ))}
      </div>
    </div>
  );
}
