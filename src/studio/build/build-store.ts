import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { OutlineNode } from '../model.ts';
import type { Clip, NodeActions } from '../protocol.ts';
import type { Ask } from './asks.ts';

interface Build {
  /** The node whose menu is open, the button that opened it, and what can be done. */
  menu: { node: OutlineNode; button: HTMLElement; actions: NodeActions } | undefined;
  /** The questions of the open dialog. */
  ask: Ask | undefined;
  /** The part that was copied or cut. */
  clip: Clip | undefined;
  /** The warning that the part leaves its condition behind. */
  clipWarning: string | undefined;
  /** The last action in words, for screen readers. */
  said: string;
}

export const buildStore = createStore<Build>(() => ({
  menu: undefined,
  ask: undefined,
  clip: undefined,
  clipWarning: undefined,
  said: '',
}));

export const useBuild = <Part>(part: (build: Build) => Part) => useStore(buildStore, part);

export const setBuild = (part: Partial<Build>) => buildStore.setState(part);

/** Says what was done. */
export const announce = (said: string) => setBuild({ said });
