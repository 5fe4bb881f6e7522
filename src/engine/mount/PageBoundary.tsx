import { Component, type ReactNode } from 'react';
import { shownFirstView } from './first-view.ts';

/** The message to show when a page fails. */
export interface Failure {
  heading: string;
  text: string;
}

/** For host pages without their own message. */
const LAST_RESORT = 'This page can’t be shown right now. Please reload it.';

/**
 * Returns the message for a root element. It is in the page's HTML, inside the root, because the content itself may
 * be what failed.
 */
export function failureOf(root: HTMLElement): Failure {
  const fallback = root.querySelector('[data-failure]');
  const text = (fallback?.querySelector('p') ?? fallback)?.textContent?.trim();
  return { heading: fallback?.querySelector('h1')?.textContent ?? document.title, text: text || LAST_RESORT };
}

/**
 * Shows the message without React, which may be what failed: in place of the page, or below a first view, where the
 * visitor may have entered something.
 */
export function showFailure(root: HTMLElement, { heading, text }: Failure): void {
  const message = document.createElement('div');
  message.className = 'failure';
  message.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = heading;
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  message.append(title, paragraph);
  const view = shownFirstView(root);
  if (!view) root.replaceChildren(message);
  else {
    for (const other of [...root.children]) if (other !== view) other.remove();
    view.before(message);
  }
}

interface PageBoundaryProps {
  failure: Failure;
  /** Called with the error that was caught. */
  onError?(error: unknown): void;
  children: ReactNode;
}

/** Catches errors while a page renders, and shows a plain message instead of nothing. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  /** Tries again with new content, so that authors don't have to reload after a fix. */
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
