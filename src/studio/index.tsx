import '../styles/index.css';
import './studio.css';
import { createRoot } from 'react-dom/client';
import { start } from './kept-changes.ts';
import type { StudioState } from './model.ts';
import { placeKey, placeOf } from './places.ts';
import { STUDIO_STATE } from './protocol.ts';
import { Studio } from './Studio.tsx';
import { select, studioStore, takeState } from './studio-store.ts';

/** Keeps the selected place in the address, so that a reload or a link opens it. */
function followSelection(): void {
  const place = placeOf(decodeURI(location.hash.slice(1)));
  if (place) select(place);
  studioStore.subscribe(({ selected }, before) => {
    if (selected && selected !== before.selected)
      history.replaceState(null, '', `#${encodeURI(placeKey(selected))}`);
  });
}

const root = document.querySelector('#studio');
if (!root) throw new Error('The page of Studio has no element with the id “studio” to draw in.');
createRoot(root).render(<Studio />);
import.meta.hot?.on(STUDIO_STATE, (state: StudioState) => takeState(state));
await start();
followSelection();
