import { get, set } from 'idb-keyval';
import { edit, perform, report } from './actions.ts';
import { call } from './calls.ts';
import type { Draft } from './model.ts';
import { keepUnsent, readUnsent } from './properties/unsent.ts';
import { setStudio, studioStore, takeState } from './studio-store.ts';

const KEY = 'studio-draft';

const isEmpty = ({ files, history }: Draft) => files.length === 0 && history.length === 0;

const keep = (draft: Draft | undefined) =>
  draft &&
  set(KEY, draft).catch((error: unknown) =>
    report(`This browser cannot keep your unsaved changes: ${error}. Save often.`),
  );

let stopKeeping = () => {};

/** Keeps the draft in this browser, now and after each change, in case the server ends. */
function keepDrafts(): void {
  stopKeeping();
  void keep(studioStore.getState().state?.draft);
  stopKeeping = studioStore.subscribe(({ state }, before) => {
    if (state?.draft !== before.state?.draft) void keep(state?.draft);
  });
}

/** Says that the kept draft could not be restored. Until the author discards it, no other draft replaces it. */
function offerAgain(): void {
  const { notice } = studioStore.getState();
  const action = (label: string, work: () => unknown) => {
    const run = () => {
      setStudio({ notice: undefined });
      void work();
    };
    return { label, run };
  };
  const text = `Your unsaved changes could not be restored. ${notice?.text ?? ''}`;
  setStudio({ notice: { text, actions: [action('Try again', start), action('Discard them', keepDrafts)] } });
}

/** Loads the state. If the server has no draft, it gets the one that this browser has kept. */
export async function start(): Promise<void> {
  stopKeeping();
  try {
    const [state, kept] = await Promise.all([call('state', {}), get<Draft>(KEY).catch(() => undefined)]);
    takeState(state);
    const isLost = kept && !isEmpty(kept) && isEmpty(state.draft);
    if (isLost && !(await perform('restore', { draft: kept }))) return offerAgain();
    keepDrafts();
    // typed just before the page was reloaded
    const unsent = readUnsent();
    const done = await Promise.all(unsent.map(({ command, label }) => edit(command, label)));
    keepUnsent(unsent.filter((_, index) => !done[index]));
  } catch (error) {
    report(error);
  }
}
