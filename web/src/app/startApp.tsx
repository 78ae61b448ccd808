import { RouterProvider } from 'react-router';
import { readSession } from '../firebase/session.tsx';
import { ConfirmationProvider } from '../ui/ConfirmationProvider.tsx';
import { GlobalLoaderProvider } from '../ui/GlobalLoader.tsx';
import { ToastsProvider } from '../ui/Toasts.tsx';
import { AppTheme } from './AppTheme.tsx';
import { mountApp } from './mountApp.tsx';
import { createAppRouter } from './router.tsx';

/** Every page that does not start by itself. */
export function startApp(): void {
  // Asked while the page's own code is still on its way; who needs it handles its failure.
  readSession().catch(() => undefined);
  mountApp(
    AppTheme,
    <ToastsProvider>
      <ConfirmationProvider>
        <GlobalLoaderProvider>
          <RouterProvider router={createAppRouter()} />
        </GlobalLoaderProvider>
      </ConfirmationProvider>
    </ToastsProvider>,
  );
}
