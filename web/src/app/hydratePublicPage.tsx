import type { PublicPageState } from '@asamblea/domain';
import { hydrateRoot } from 'react-dom/client';
import { onCodeGone } from '../firebase/tab/codeGone.ts';
import { showPlainError } from './failures/showPlainError.ts';
import { PublicPageApp } from './PublicPageApp.tsx';
import { rootElement } from './rootElement.ts';

/** Wakes up what the server rendered, from the same state. */
export function hydratePublicPage(state: PublicPageState): void {
  onCodeGone(() => location.reload());
  hydrateRoot(rootElement(), <PublicPageApp state={state} />, {
    onUncaughtError: showPlainError,
    // React has already mended it; by default it would count as an error that nobody caught.
    onRecoverableError: (error) => console.error(error),
  });
}
