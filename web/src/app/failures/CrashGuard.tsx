import { Component, type ReactNode, useSyncExternalStore } from 'react';
import { CrashPage } from './CrashPage.tsx';
import { errorObjectOf } from './errorObject.ts';
import { readFatalError, watchFatalError } from './fatalError.ts';

interface CrashGuardProps {
  readonly children: ReactNode;
}

/** An error inside, or outside React, becomes the error page in the place of everything. */
export function CrashGuard({ children }: CrashGuardProps) {
  const fatal = useSyncExternalStore(watchFatalError, readFatalError, () => null);
  return fatal === null ? <Boundary>{children}</Boundary> : <CrashPage error={fatal} />;
}

class Boundary extends Component<CrashGuardProps, { readonly thrown: readonly unknown[] }> {
  override state = { thrown: [] };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: [error] };
  }

  override render() {
    const { thrown } = this.state;
    if (thrown.length === 0) return this.props.children;
    return <CrashPage error={errorObjectOf(thrown[0], { fatal: true }, navigator.onLine)} />;
  }
}
