import { get, set } from 'idb-keyval';
import { edit, perform, report } from './actions.ts';
import { call } from './calls.ts';
import type { Draft } from './model.ts';
import { keepUnsent, readUnsent } from './properties/unsent.ts';
import { setStudio, studioStore, takeState } from './studio-store.ts';

const KEY = 'studio-draft';

const isEmpty = ({ files, history }: Draft) => files.length === 0 && history.length === 0;

const keep = (draft: Draft) =>
  set(KEY, draft).catch((error: unknown) =>
    report(`This browser cannot keep your unsaved changes: ${error}. Save often.`),
  );

let stopKeeping = () => {};

/** Keeps the draft in this browser after each change, in case the server ends. */
function keepDrafts(): void {
  stopKeeping();
  const { state } = studioStore.getState();
  if (state) void keep(state.draft);
  stopKeeping = studioStore.subscribe(({ state: now }, before) => {
    if (now && now.draft !== before.state?.draft) void keep(now.draft);
  });
}

/** Gives the server the draft that it has lost. Until then or until the author discards it, no other draft replaces it. */
async function restore(draft: Draft): Promise<void> {
  if (await perform('restore', { draft })) return keepDrafts();
  const { notice } = studioStore.getState();
  const retry = () => {
    setStudio({ notice: undefined });
    void restore(draft);
  };
  const discard = () => {
    setStudio({ notice: undefined });
    keepDrafts();
  };
  setStudio({
    notice: {
      text: `Your unsaved changes could not be restored. ${notice?.text ?? ''}`,
      actions: [
        { label: 'Try again', run: retry },
        { label: 'Discard them', run: discard },
      ],
    },
  });
}

/** Loads the state. If the server has no draft, it gets the one that this browser has kept. */
export async function start(): Promise<void> {
  stopKeeping();
  try {
    const [state, kept] = await Promise.all([call('state', {}), get<Draft>(KEY).catch(() => undefined)]);
    takeState(state);
    if (kept && !isEmpty(kept) && isEmpty(state.draft)) await restore(kept);
    else keepDrafts();
    // typed just before the page was reloaded
    const unsent = readUnsent();
    const done = await Promise.all(unsent.map(({ command, label }) => edit(command, label)));
    keepUnsent(unsent.filter((_, index) => !done[index]));
  } catch (error) {
    report(error);
  }
}
