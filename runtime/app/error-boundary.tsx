import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What is shown; with another one the next attempt is made. */
  readonly of: object;
  /** Stands in the place of what cannot be rendered. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly of: object;
  readonly hasFailed: boolean;
}

/** Keeps a fault in the place where it happens. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { of: this.props.of, hasFailed: false };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return props.of === state.of ? null : { of: props.of, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
