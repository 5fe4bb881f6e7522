import { Component, type ReactNode } from 'react';
import type { Failure } from './failure.ts';

interface PageBoundaryProps {
  failure: Failure;
  children: ReactNode;
}

/** Catches what fails while a page is drawn, so that the visitor reads a plain message instead of nothing. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { failure, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <div className="failure" role="alert">
        <h1>{failure.heading}</h1>
        <p>{failure.text}</p>
      </div>
    );
  }
}
