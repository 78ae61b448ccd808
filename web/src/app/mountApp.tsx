import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppTheme } from './AppTheme.tsx';
import { CrashGuard } from './CrashGuard.tsx';
import { rootElement } from './rootElement.ts';
import { showPlainError } from './showPlainError.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

/** Puts the app on the page: what fails inside is the error page, what fails outside the plain one. */
export function mountApp(app: ReactNode): void {
  createRoot(rootElement(), { onUncaughtError: showPlainError }).render(
    <AppTheme>
      <CrashGuard>
        {app}
        <UpdateNotice />
      </CrashGuard>
    </AppTheme>,
  );
}
