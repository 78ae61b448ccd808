import { Component, type ReactNode } from 'react';
import { CrashPage } from './CrashPage.tsx';

interface CrashGuardProps {
  readonly children: ReactNode;
}

/** What the router does for the other pages: a failure while showing one becomes the error page. */
export class CrashGuard extends Component<CrashGuardProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === null ? this.props.children : <CrashPage error={this.state.error} />;
  }
}
