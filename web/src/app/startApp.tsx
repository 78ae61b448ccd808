import { RouterProvider } from 'react-router';
import { readSession } from '../firebase/session.tsx';
import { ToastsProvider } from '../ui/Toasts.tsx';
import { mountApp } from './mountApp.tsx';
import { createAppRouter } from './router.tsx';

/** Every page but those that the server renders. */
export function startApp(): void {
  // Asked while the page's own code is still on its way; who needs it handles its failure.
  if (!isPublic(location.pathname)) readSession().catch(() => undefined);
  mountApp(
    <ToastsProvider>
      <RouterProvider router={createAppRouter()} />
    </ToastsProvider>,
  );
}

function isPublic(path: string): boolean {
  return path.includes('public') || path.startsWith('/stream/');
}
