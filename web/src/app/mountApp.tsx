import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { CrashGuard } from './failures/CrashGuard.tsx';
import { showPlainError } from './failures/showPlainError.ts';
import { rootElement } from './rootElement.ts';
import { UpdateMessage } from './UpdateMessage.tsx';

interface ThemeProps {
  readonly children: ReactNode;
}

/** Puts the app on the page: what fails inside is the error page, what fails outside the plain one. */
export function mountApp(Theme: ComponentType<ThemeProps>, app: ReactNode): void {
  createRoot(rootElement(), { onUncaughtError: showPlainError }).render(
    <Theme>
      <CrashGuard>
        {app}
        <UpdateMessage />
      </CrashGuard>
    </Theme>,
  );
}
