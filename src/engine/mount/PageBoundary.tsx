import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  failure: string;
  children: ReactNode;
}

/** Catches what fails while a page is drawn, so that the visitor reads a plain message instead of nothing. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p className="failure" role="alert">
        {this.props.failure}
      </p>
    );
  }
}
