import { RouterProvider } from 'react-router';
import { readSession } from '../firebase/session.tsx';
import { ConfirmationProvider } from '../ui/ConfirmationProvider.tsx';
import { GlobalLoaderProvider } from '../ui/GlobalLoader.tsx';
import { ToastsProvider } from '../ui/Toasts.tsx';
import { mountApp } from './mountApp.tsx';
import { createAppRouter } from './router.tsx';

/** Every page but those that the server renders. */
export function startApp(): void {
  // Asked while the page's own code is still on its way; who needs it handles its failure.
  if (!isPublic(location.pathname)) readSession().catch(() => undefined);
  mountApp(
    <ToastsProvider>
      <ConfirmationProvider>
        <GlobalLoaderProvider>
          <RouterProvider router={createAppRouter()} />
        </GlobalLoaderProvider>
      </ConfirmationProvider>
    </ToastsProvider>,
  );
}

function isPublic(path: string): boolean {
  return path.includes('public') || path.startsWith('/stream/');
}
