import { Component, type PropsWithChildren } from 'react';
import { CrashPage } from './crash-page.tsx';

type State = { error: unknown };

// React has no other way to catch what its components throw than a class.
export class ErrorBoundary extends Component<PropsWithChildren, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('Something was thrown that is not an error') };
  }

  // Going back to a page that did load must bring that page back.
  private readonly forget = () => this.setState({ error: undefined });

  override componentDidMount() {
    addEventListener('popstate', this.forget);
  }

  override componentWillUnmount() {
    removeEventListener('popstate', this.forget);
  }

  override render() {
    return this.state.error ? <CrashPage error={this.state.error} /> : this.props.children;
  }
}
