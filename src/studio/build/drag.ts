import { call } from '../calls.ts';
import type { OutlineNode } from '../model.ts';
import { nodeOf } from '../outline/keys.ts';
import type { Slot } from '../protocol.ts';
import { askFirst, moveTo } from './asks.ts';
import { announce, setBuild } from './build-store.ts';
import { attempt, moveNear } from './run.ts';

/** Returns the row at a point, and the half of it. */
function rowAt({ clientX, clientY }: { clientX: number; clientY: number }) {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.outline-row');
  const { top = 0, height = 0 } = row?.getBoundingClientRect() ?? {};
  return { row, half: clientY < top + height / 2 ? 'before' : 'after' };
}

/** Moves a node beside another one of its kind, or to the end of what has such nodes. */
async function drop(source: OutlineNode, target: OutlineNode, half: string): Promise<void> {
  const [from, at] = await Promise.all([source, target].map((place) => call('actions', { place })));
  const inside = at?.additions.find(
    ({ kind, label }) => kind === from?.slot?.kind && !label.endsWith('after this'),
  );
  const beside: Slot | undefined =
    at?.slot?.kind === from?.slot?.kind && at?.slot
      ? { ...at.slot, index: at.slot.index + (half === 'after' ? 1 : 0) }
      : inside?.to;
  if (!from?.slot || !beside) return announce(`${source.label} can’t be moved there.`);
  const isNear = beside.file === from.slot.file && beside.pointer === from.slot.pointer;
  const { file, pointer } = beside;
  const to = { file, pointer, index: beside.index - (isNear && from.slot.index < beside.index ? 1 : 0) };
  const change = (name?: string) => moveTo(source, from, to, `place ${to.index + 1}`, name);
  if (isNear) await moveNear(source, from, to.index);
  else setBuild({ ask: askFirst(`Move “${source.label}”`, 'Move', change) });
}

/** Lets a mouse drag the rows of the outline. The library is loaded when a mouse is over it. @returns a function that ends it */
export function followDragging(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const known = new WeakSet<HTMLElement>();
  let stop = () => {};
  const mark = (row: HTMLElement | null | undefined, half = '') => {
    for (const marked of list.querySelectorAll('[data-drop]')) marked.removeAttribute('data-drop');
    row?.setAttribute('data-drop', half);
  };
  const loading = () => import('@atlaskit/pragmatic-drag-and-drop/element/adapter');
  const prepare = async ({ target }: Event) => {
    const row = (target as Element).closest<HTMLElement>('.outline-row');
    if (!row || known.has(row)) return;
    known.add(row);
    const { draggable } = await loading();
    draggable({ element: row });
  };
  void loading().then(({ dropTargetForElements }) => {
    stop = dropTargetForElements({
      element: list,
      onDrag({ location }) {
        const { row, half } = rowAt(location.current.input);
        mark(row, half);
      },
      onDragLeave: () => mark(undefined),
      onDrop({ source, location }) {
        mark(undefined);
        const { row, half } = rowAt(location.current.input);
        const [moved, target] = [nodeOf(source.element as HTMLElement), nodeOf(row)];
        if (moved && target && moved !== target) attempt(() => drop(moved, target, half));
      },
    });
  });
  list.addEventListener('mouseover', prepare);
  return () => {
    stop();
    list.removeEventListener('mouseover', prepare);
  };
}
