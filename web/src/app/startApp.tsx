import { RouterProvider } from 'react-router';
import { ConfirmationProvider } from '../ui/dialogs/ConfirmationProvider.tsx';
import { GlobalLoaderProvider } from '../ui/feedback/GlobalLoader.tsx';
import { ToastsProvider } from '../ui/toasts/Toasts.tsx';
import { AppTheme } from './look/AppTheme.tsx';
import { mountApp } from './mountApp.tsx';
import { createAppRouter } from './router.tsx';

/** Every page that does not start by itself. */
export function startApp(): void {
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
