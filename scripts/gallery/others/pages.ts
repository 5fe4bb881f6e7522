import type { GalleryState } from '../states/gallery-state.ts';
import { HOME, other } from './state.ts';

/** Where nothing is. */
export const pages: readonly GalleryState[] = [
  other({
    id: 'pages/not-found/whole',
    group: 'Pages',
    step: 'A page that is not there',
    name: 'As it is',
    address: `${HOME}/no-such-page`,
    frame: 'page',
  }),
];
