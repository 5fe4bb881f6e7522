import { findTexts, isWithin, plainText } from './content-texts.ts';
import { drawnPlaces } from './fibers.ts';

/** The place of an element in its page's content. */
export interface ElementPlace {
  pointer: string;
  /** True if the element is the drawn text at this place. */
  isText: boolean;
}

/** The places of a page's elements. */
export type PageMap = ReadonlyMap<Element, ElementPlace>;

/** Texts of the engine and the product, which many parts of a page share. */
const SHARED_TEXTS = '/texts';

/** Elements that are more than their text. */
const CONTROL = 'input, select, textarea, button, fieldset';

/** Returns an element's text without that of some elements in it. */
function textWithout(selector: string, element: Element): string {
  const textOf = (node: Node): string => {
    if (node instanceof Element && node.matches(selector)) return '';
    return node instanceof Text ? node.data : [...node.childNodes].map(textOf).join('');
  };
  return plainText([...element.childNodes].map(textOf).join(''));
}

/** Returns the readings of an element's text, also without what labels and links add, such as "(optional)". */
const textsOf = (element: Element) => [
  textWithout('.visually-hidden', element),
  plainText(element.textContent),
  textWithout('*', element),
];

/** Returns the place of the object that contains all of these texts. */
function commonPlace(texts: readonly string[]): string {
  const [first = [], ...others] = texts.map((text) => text.split('/').slice(0, -1));
  let depth = 0;
  while (depth < first.length && others.every((parts) => parts[depth] === first[depth])) depth += 1;
  return first.slice(0, depth).join('/');
}

/**
 * Finds the place in the content that each element of a root draws. An element with an authored text has the place
 * of the text. Another one has the place of its component, or a place inside it that all its texts share.
 */
export function mapPage(root: Element): PageMap {
  const { content, placesAround } = drawnPlaces(root);
  const found = new Map<Element, ElementPlace>();
  /** Elements whose text is at several places. */
  const unclear = new Map<Element, readonly string[]>();
  if (!content) return found;

  const setText = (element: Element, pointer: string) => {
    found.set(element, { pointer, isText: true });
    for (const part of element.querySelectorAll('*'))
      if (!found.get(part)?.isText) found.set(part, { pointer, isText: false });
  };
  const addText = (element: Element, around: readonly string[]): string[] => {
    const parts = [...element.querySelectorAll('*')].flatMap((part) => found.get(part) ?? []);
    const inside = new Set(parts.flatMap(({ isText, pointer }) => (isText ? pointer : [])));
    const isWhole = inside.size <= 1 && (element.matches('label') || !element.querySelector(CONTROL));
    const texts = isWhole ? textsOf(element) : [textWithout('*', element)];
    const places = findTexts(content, texts.filter(Boolean), around);
    const [pointer] = places;
    if (pointer === undefined) return [];
    setText(element, pointer);
    if (places.length > 1) unclear.set(element, places);
    return places;
  };
  /** Clears up what is unclear inside a place. A text that is only a placeholder is found by the object around it. */
  const clearUp = (element: Element, place: string) => {
    const isText = (part: Element) => found.get(part)?.isText;
    for (const part of element.querySelectorAll('*')) {
      const at = unclear.get(part)?.find((each) => isWithin(each, place));
      if (at) {
        setText(part, at);
        unclear.delete(part);
      }
      const hasTexts = isText(part) || [...part.querySelectorAll('*')].some(isText);
      if (!hasTexts && !part.closest('[data-field]')) addText(part, [place]);
    }
  };
  /** Adds an element and those in it. @returns the places of its texts that are clear */
  const add = (element: Element, aroundParent: readonly string[]): string[] => {
    const around = placesAround.get(element) ?? aroundParent;
    const inside = [...element.children].flatMap((child) => add(child, around));
    const [nearest] = around;
    if (nearest === undefined) return inside;
    const [text, ...others] = addText(element, around);
    if (text) return others.length > 0 || isWithin(text, SHARED_TEXTS) ? [] : [text];

    const common = commonPlace(inside);
    // the texts are in a part of the place, or elsewhere: a review shows those of earlier steps
    const isOther = inside.length > 0 && !isWithin(nearest, common);
    found.set(element, { pointer: isOther && isWithin(common, nearest) ? common : nearest, isText: false });
    if (isOther) clearUp(element, common);
    return inside;
  };
  add(root, []);
  return found;
}
