import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** The content; when it changes, the boundary tries again. */
  readonly of: object;
  /** Shown instead of content that fails to render. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly of: object;
  readonly hasFailed: boolean;
}

/** Catches errors of its children and shows a fallback. */
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
