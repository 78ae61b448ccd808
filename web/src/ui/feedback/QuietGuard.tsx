import { Component, type ReactNode } from 'react';

interface QuietGuardProps {
  readonly children: ReactNode;
}

/** For what a page can do without: if it fails, nothing is in its place and the rest goes on. */
export class QuietGuard extends Component<QuietGuardProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
