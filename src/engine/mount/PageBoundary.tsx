import { Component, type ReactNode } from 'react';

/** The message that a visitor reads when a page fails. */
export interface Failure {
  heading: string;
  text: string;
}

/** For a host page that has no message of its own. */
const LAST_RESORT = 'This page can’t be shown right now. Please reload it.';

/**
 * Returns the message for a root element. It stands in the page's HTML, inside the root, because whatever failed may be
 * the very content that would hold it.
 */
export function failureOf(root: HTMLElement): Failure {
  const fallback = root.querySelector('[data-failure]');
  const said = (fallback?.querySelector('p') ?? fallback)?.textContent?.trim();
  return { heading: fallback?.querySelector('h1')?.textContent ?? document.title, text: said || LAST_RESORT };
}

/** Shows the message in the page's place; without React, which may be what failed. */
export function showFailure(root: HTMLElement, { heading, text }: Failure): void {
  const message = document.createElement('div');
  message.className = 'failure';
  message.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = heading;
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  message.append(title, paragraph);
  root.replaceChildren(message);
}

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

  /** Tries again with new content: an author who fixes it need not reload the page. */
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
