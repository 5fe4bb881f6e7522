import { useRef, useSyncExternalStore } from 'react';
import type { Journey } from '#types/content/journey';
import { pageAddress } from '../page-address.ts';
import { useTree } from '../ui/tree.ts';
import { withTransition } from './step-transition.ts';

const listeners = new Set<() => void>();
let shown: string | undefined;
let isChanging = false;

function notify(): void {
  isChanging = false;
  shown = location.hash;
  for (const listener of listeners) listener();
}

/** Subscribes to the address. One change can fire both events. */
function follow(): void {
  if (isChanging) return;
  if (location.hash === shown) {
    notify();
    return;
  }
  isChanging = true;
  withTransition(notify);
}

function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) {
    shown = location.hash;
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
  }
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    removeEventListener('hashchange', follow);
    removeEventListener('popstate', follow);
  };
}

const hashNow = () => location.hash.slice(1);

/** Returns the address's hash without #. It changes with back and forward, links and buttons. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, hashNow, hashNow);
}

/**
 * Returns the hash of the address, which names the journey's step (§2). On a host page, a hash that is none of
 * its steps belongs to that page or to another journey, so the step stays.
 */
export function useStepHash({ steps }: Journey): string {
  const tree = useTree();
  const hash = useHash();
  const last = useRef('');
  const isOwn = hash === '' || steps.some(({ step }) => step.hash === hash) || tree() === document;
  if (isOwn) last.current = hash;
  return last.current;
}

/** The entry of `history.state` with the hash of the review from which the visitor came to change an answer. */
const CHANGED_FROM = 'changedFrom';

/**
 * Opens a step by pushing its hash, so that Back returns here (§2).
 * @param review the hash of a review to return to after a change; its history entry remembers it
 */
export function pushHash(hash: string, review?: string): void {
  location.hash = `#${hash}`;
  if (review !== undefined) history.replaceState({ ...history.state, [CHANGED_FROM]: review }, '');
}

/** Opens a step in place of the open one, so that Back does not lead there. */
export function replaceHash(hash: string): void {
  location.replace(pageAddress(`#${hash}`));
}

/** Returns the hash of the review that the open step returns to, if the visitor came from one to change an answer. */
export function changedFrom(): string | undefined {
  const review: unknown = history.state?.[CHANGED_FROM];
  return typeof review === 'string' ? review : undefined;
}
