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

  /** What is drawn anew gets its chance: an author who mends the content need not reload the page. */
  override componentDidUpdate(before: PageBoundaryProps) {
    if (this.state.failed && before.children !== this.props.children) this.setState({ failed: false });
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
