import { Component, type PropsWithChildren } from 'react';
import { CrashPage } from './crash-page.tsx';

type State = { error: unknown };

// React has no other way to catch what its components throw than a class.
export class ErrorBoundary extends Component<PropsWithChildren, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('Something was thrown that is not an error') };
  }

  override render() {
    return this.state.error ? <CrashPage error={this.state.error} /> : this.props.children;
  }
}
