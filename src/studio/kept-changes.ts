import { get, set } from 'idb-keyval';
import { edit, perform, report } from './actions.ts';
import { call } from './calls.ts';
import type { Unsaved } from './model.ts';
import { keepUnsent, readUnsent } from './properties/unsent.ts';
import { setStudio, studioStore, takeState } from './studio-store.ts';

const KEY = 'studio-unsaved';

const isEmpty = ({ files, history }: Unsaved) => files.length === 0 && history.length === 0;

const keep = (unsaved: Unsaved | undefined) =>
  unsaved &&
  set(KEY, unsaved).catch((error: unknown) =>
    report(`This browser cannot keep your unsaved changes: ${error}. Save often.`),
  );

let stopKeeping = () => {};

/** The key in localStorage that is set while the kept changes could not be restored. */
const FAILED = 'studio-not-restored';

/** Keeps the unsaved changes in this browser, now and after each change, in case the server ends. */
function keepUnsaved(): void {
  stopKeeping();
  localStorage.removeItem(FAILED);
  void keep(studioStore.getState().state?.unsaved);
  stopKeeping = studioStore.subscribe(({ state }, before) => {
    if (state?.unsaved !== before.state?.unsaved) void keep(state?.unsaved);
  });
}

/** Says that the kept changes could not be restored. Until the author discards them, no others replace them. */
function offerAgain(): void {
  const { notice } = studioStore.getState();
  localStorage.setItem(FAILED, 'true');
  const action = (label: string, work: () => unknown) => {
    const run = () => {
      setStudio({ notice: undefined });
      void work();
    };
    return { label, run };
  };
  const text = `Your unsaved changes could not be restored. ${notice?.text ?? ''}`;
  setStudio({ notice: { text, actions: [action('Try again', start), action('Discard them', keepUnsaved)] } });
}

/** Loads the state. If the server has no unsaved changes, it gets those that this browser has kept. */
export async function start(): Promise<void> {
  stopKeeping();
  try {
    const [state, kept] = await Promise.all([call('state', {}), get<Unsaved>(KEY).catch(() => undefined)]);
    takeState(state);
    const isLost =
      kept && !isEmpty(kept) && (localStorage.getItem(FAILED) !== null || isEmpty(state.unsaved));
    if (isLost && !(await perform('restore', { unsaved: kept }))) return offerAgain();
    keepUnsaved();
    // typed just before the page was reloaded
    const unsent = readUnsent();
    const done = await Promise.all(unsent.map(({ command, label }) => edit(command, label)));
    keepUnsent(unsent.filter((_, index) => !done[index]));
  } catch (error) {
    report(error);
  }
}
