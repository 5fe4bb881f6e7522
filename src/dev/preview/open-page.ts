import { isWithin, withoutBranches } from './content-texts.ts';
import { type ElementPlace, mapPage, type PageMap } from './map-page.ts';

let maps: ReadonlyMap<HTMLElement, PageMap> | undefined;

/** Returns the map of each root element. They are found again after {@link forgetMaps}. */
function openMaps() {
  const roots = document.querySelectorAll<HTMLElement>('[data-content]');
  maps ??= new Map([...roots].map((root) => [root, mapPage(root)]));
  return maps;
}

/** Forgets the maps, because the page has changed. */
export function forgetMaps(): void {
  maps = undefined;
}

/** Finds the place of an element, and the address of its content. */
export function placeAt(element: Element): (ElementPlace & { address: string }) | undefined {
  for (const [{ dataset }, map] of openMaps()) {
    const place = map.get(element);
    if (place) return { ...place, address: dataset.content ?? '' };
  }
  return undefined;
}

const IN_SCHEMA = /^(.*)\/schema((?:(?:\/items)?\/properties\/[^/]+)+)/;

/** Returns the place of the field that a place in a form's schema belongs to: its part of the uiSchema. */
export function fieldAt(pointer: string): string | undefined {
  const [, form, path = ''] = IN_SCHEMA.exec(withoutBranches(pointer)) ?? [];
  return form === undefined ? undefined : `${form}/uiSchema${path.replaceAll('/properties/', '/')}`;
}

const isVisible = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
};

function elementsWithin(pointer: string): Element[] {
  const found = [...openMaps().values()].flatMap((map) =>
    [...map].flatMap(([element, place]) =>
      isWithin(place.pointer, pointer) && isVisible(element) ? element : [],
    ),
  );
  return found.filter((element) => !found.some((other) => other !== element && other.contains(element)));
}

/** A field, but none of its options: their names start with `ui:`. */
const FIELD = /\/uiSchema(?:\/(?!ui:)[^/]+)+$/;

/**
 * Finds the outermost elements that draw a place. For a part that is not drawn, such as a message, it finds those of
 * the object around it, but not those of a whole list, nor those of the form around a hidden field.
 * @param orAround false to find only the elements of the place itself
 */
export function elementsAt(pointer: string, orAround = true): Element[] {
  const place = (/\/properties\/[^/]+$/.test(pointer) && fieldAt(pointer)) || pointer;
  const found = elementsWithin(place);
  const [, around = '', part = ''] = /^(.*)\/([^/]*)$/.exec(place) ?? [];
  const isWhole = !orAround || around === '' || /^\d+$/.test(part) || FIELD.test(place);
  return found.length > 0 || isWhole ? found : elementsAt(around);
}
