import page from 'lucide/dist/esm/icons/app-window.mjs';
import code from 'lucide/dist/esm/icons/code-xml.mjs';
import part from 'lucide/dist/esm/icons/component.mjs';
import actions from 'lucide/dist/esm/icons/ellipsis-vertical.mjs';
import everything from 'lucide/dist/esm/icons/eye.mjs';
import file from 'lucide/dist/esm/icons/file-text.mjs';
import step from 'lucide/dist/esm/icons/layout-list.mjs';
import item from 'lucide/dist/esm/icons/list.mjs';
import alert from 'lucide/dist/esm/icons/megaphone.mjs';
import desktop from 'lucide/dist/esm/icons/monitor.mjs';
import choose from 'lucide/dist/esm/icons/mouse-pointer-click.mjs';
import redo from 'lucide/dist/esm/icons/redo-2.mjs';
import versions from 'lucide/dist/esm/icons/rotate-ccw-clock.mjs';
import journey from 'lucide/dist/esm/icons/route.mjs';
import phone from 'lucide/dist/esm/icons/smartphone.mjs';
import field from 'lucide/dist/esm/icons/text-cursor-input.mjs';
import undo from 'lucide/dist/esm/icons/undo-2.mjs';
import { icons as engineIcons } from '../engine/ui/Icon.tsx';

const own = { actions, undo, redo, code, phone, desktop, choose, everything, versions };

export const icons = { ...engineIcons, ...own };

/** The icon of each kind of node. */
export const kindIcons = { page, journey, step, field, alert, item, file, part };
