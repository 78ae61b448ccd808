import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { ConfirmationProvider } from '../ui/dialogs/ConfirmationProvider.tsx';
import { GlobalLoaderProvider } from '../ui/feedback/GlobalLoader.tsx';
import { ToastsProvider } from '../ui/toasts/Toasts.tsx';
import { newUser } from './newUser.ts';

/** Draws a page, or a piece of one, at an address, with all that the app has around it; `user` does not linger. */
export function renderPage(page: ReactNode, at = '/') {
  history.replaceState(null, '', at);
  const user = newUser();
  return { user, ...render(page, { wrapper: ({ children }) => around(children, at) }) };
}

function around(page: ReactNode, at: string) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <GlobalLoaderProvider>
        <ToastsProvider>
          <ConfirmationProvider>{page}</ConfirmationProvider>
        </ToastsProvider>
      </GlobalLoaderProvider>
    </MemoryRouter>
  );
}
