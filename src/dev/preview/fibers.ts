import { type Path, pointer } from '../../engine/form/paths.ts';
import { placeOf } from './marked-content.ts';

/** The part of React's own data about a component or element that leads to the content it is drawn from. */
interface Fiber {
  return: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  memoizedProps: unknown;
  /** The element that it drew. At the top of the tree an object with the tree that was drawn last. */
  stateNode: unknown;
}

/** Returns the top of the tree that React drew last in an element. */
function treeIn(root: Element): Fiber | undefined {
  for (const element of root.querySelectorAll('*')) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
    if (key === undefined) continue;
    let top = Reflect.get(element, key) as Fiber;
    while (top.return) top = top.return;
    return (top.stateNode as { current: Fiber }).current;
  }
  return undefined;
}

/** Returns the pointer of a field in a form's uiSchema or schema. */
function inForm(path: Path, properties: '' | '/properties'): string {
  return path.map((part) => (typeof part === 'number' ? '/items' : properties + pointer([part]))).join('');
}

const UI_SCHEMA = '/uiSchema';

/** The props that belong to their field: RJSF merges schemas, and options are drawn by the field as a whole. */
const LEFT_OUT = new Set(['schema', 'options']);

/** The content that a root draws, and for each element the places of the components around it, the nearest first. */
interface DrawnPlaces {
  content: object | undefined;
  placesAround: ReadonlyMap<Element, readonly string[]>;
}

/**
 * Finds the places in the content that the components of a root draw. It reads fibers, which are React's own data and
 * can change with a version of React. Without them it finds nothing, and nothing can be selected.
 */
export function drawnPlaces(root: Element): DrawnPlaces {
  const placesAround = new Map<Element, readonly string[]>();
  let content: object | undefined;
  const placeIn = (value: unknown) => {
    const place = placeOf(value);
    // the page at the top has the newest content, and a component that is not drawn again may have an older one
    content ??= place?.content;
    return place?.content === content ? place?.pointer : undefined;
  };
  const walk = (first: Fiber | null, around: readonly string[], formAround: string) => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      const { memoizedProps, stateNode, child } = fiber;
      const props = typeof memoizedProps === 'object' ? { ...memoizedProps } : {};
      const path = 'schema' in props && 'path' in props && Array.isArray(props.path) && (props.path as Path);
      // a form's uiSchema is the only one with this name
      const uiPlace = 'uiSchema' in props ? placeIn(props.uiSchema) : undefined;
      const form = uiPlace?.endsWith(UI_SCHEMA) ? uiPlace.slice(0, -UI_SCHEMA.length) : formAround;

      const values = Object.entries(props).flatMap(([name, value]) => (LEFT_OUT.has(name) ? [] : [value]));
      const own = [memoizedProps, ...values].flatMap((value) => placeIn(value) ?? []);
      own.sort((a, b) => b.length - a.length);
      if (path) own.push(form + UI_SCHEMA + inForm(path, ''), `${form}/schema${inForm(path, '/properties')}`);
      const places = own.length > 0 ? [...own, ...around] : around;
      if (stateNode instanceof Element) placesAround.set(stateNode, places);
      walk(child, places, form);
    }
  };
  walk(treeIn(root) ?? null, [], '');
  return { content, placesAround };
}
