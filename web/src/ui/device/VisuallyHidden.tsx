import type { ReactNode } from 'react';

/** For those who listen to the screen instead of looking at it. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="off-screen">{children}</span>;
}
