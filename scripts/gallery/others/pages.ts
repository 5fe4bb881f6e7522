import type { GalleryState } from '../states/gallery-state.ts';
import { HOME, other } from './state.ts';

/** The 404 page and the stand-in for the member login. */
export const pages: readonly GalleryState[] = [
  other({
    id: 'pages/not-found/whole',
    group: 'Pages',
    step: 'A page that is not there',
    name: 'As it is',
    address: `${HOME}/no-such-page`,
    frame: 'page',
  }),
  other({
    id: 'pages/member-login/whole',
    group: 'Pages',
    step: 'The member login',
    name: 'As it is',
    address: '/member-login',
    frame: 'page',
  }),
];
