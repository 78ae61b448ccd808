import type { PublicPageState } from '@asamblea/domain';
import { hydrateRoot } from 'react-dom/client';
import { PublicPageApp } from './PublicPageApp.tsx';
import { rootElement } from './rootElement.ts';

/** Wakes up what the server rendered, from the same state. */
export function hydratePublicPage(state: PublicPageState): void {
  hydrateRoot(rootElement(), <PublicPageApp state={state} />);
}
