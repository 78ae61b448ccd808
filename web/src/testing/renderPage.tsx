import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { ConfirmationProvider } from '../ui/ConfirmationProvider.tsx';
import { GlobalLoaderProvider } from '../ui/GlobalLoader.tsx';
import { ToastsProvider } from '../ui/Toasts.tsx';

/** Draws a page, or a piece of one, with all that the app has around it; `user` does not linger. */
export function renderPage(page: ReactNode, at = '/') {
  const user = writeAtOnce(userEvent.setup({ delay: null }));
  return { user, ...render(page, { wrapper: ({ children }) => around(children, at) }) };
}

/**
 * A page is drawn anew for each letter: what is written comes at once and its last letter, with each named
 * key, by the keyboard. How a page takes letter after letter is looked at in a browser.
 */
function writeAtOnce(user: UserEvent): UserEvent {
  return {
    ...user,
    async type(field, text) {
      await user.click(field);
      for (const part of text.match(/\{[^}]*\}|[^{]+/gu) ?? []) {
        const isKey = part.startsWith('{');
        if (!isKey && part.length > 1) await user.paste(part.slice(0, -1));
        await user.keyboard(isKey ? part : part.slice(-1));
      }
    },
  };
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
