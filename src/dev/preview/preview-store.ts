import { createStore } from 'zustand/vanilla';

interface Preview {
  isSelecting: boolean;
  /** True while the page also shows what conditions hide. */
  showsEverything: boolean;
  /** The pointer of the place that is selected in Studio. */
  selected: string | null;
  /** The element under the pointer device, while the author selects. */
  pointed: Element | null;
  /** The condition of each place that has one, in words. */
  reasons: Readonly<Record<string, string>>;
  /** Counts the changes of the page and of its layout. */
  layouts: number;
}

/** The settings and the selection that Studio has sent to the page in its frame. */
export const previewStore = createStore<Preview>(() => ({
  isSelecting: false,
  showsEverything: false,
  selected: null,
  pointed: null,
  reasons: {},
  layouts: 0,
}));
