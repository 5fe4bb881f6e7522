import { parseShortDay } from '../../../../../src/engine/days.ts';
import type { Json, JsonObject } from '../../../../../src/engine/form/paths.ts';
import { parseAmount } from '../../../../../src/engine/widgets/money/amount.ts';
import { parseNumber } from '../../../../../src/engine/widgets/number/parse-number.ts';

export const COUNTRIES = [
  { code: 'IRL', name: 'Ireland' },
  { code: 'PRT', name: 'Portugal' },
];

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Read = (box: Element) => Json | undefined;

const valueIn = (box: Element) => box.querySelector<Control>('.control')?.value ?? '';
const typed: Read = (box) => valueIn(box) || undefined;
const checkedIn = (box: Element) => [...box.querySelectorAll<HTMLInputElement>('input:checked')];
const chosen: Read = (box) => checkedIn(box)[0]?.value;
const tick: Read = (box) => checkedIn(box).length > 0 || undefined;
const fieldIn = (box: Element, end: string) => box.querySelector(`[data-field$="${end}"]`);

function defined(entries: readonly (readonly [string, Json | undefined])[]): JsonObject {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Reads an item: a name, a size, and a colour if a tick reveals it. */
const item: Read = (box) => {
  const colour = fieldIn(box, '.colour');
  const read = (end: string, reader: Read) => {
    const field = fieldIn(box, end);
    return field ? reader(field) : undefined;
  };
  return defined([
    ['name', read('.name', typed)],
    ['size', read('.size', (field) => parseNumber(valueIn(field)))],
    ['isBig', read('.isBig', tick)],
    ['colour', colour ? typed(colour) : undefined],
  ]);
};

const itemsIn = (box: Element) => [...box.querySelectorAll(':scope .list-items > li')];

function entries(box: Element, value: Read): JsonObject | undefined {
  const read = itemsIn(box).map((entry) => {
    const key = entry.querySelector<Control>('[name$="-key"]');
    const name = key instanceof HTMLSelectElement ? colour(key) : key?.value.trim();
    return [name ?? '', value(entry)] as const;
  });
  return read.length > 0 ? Object.fromEntries(read) : undefined;
}

/** Returns the value of a chosen colour. */
const colour = (select: HTMLSelectElement) =>
  select.value === '' ? undefined : select.selectedOptions[0]?.text.toLowerCase();

/** For each widget, a function that returns the answer that its control shows. */
export const READERS: Readonly<Record<string, Read>> = {
  text: typed,
  textarea: typed,
  markdown: typed,
  number: (box) => parseNumber(valueIn(box)),
  money: (box) => parseAmount(valueIn(box)),
  date: (box) => parseShortDay(valueIn(box)) ?? typed(box),
  checkbox: tick,
  yesNo: (box) => (chosen(box) === undefined ? undefined : chosen(box) === 'true'),
  buttonGroup: chosen,
  select: (box) => colour(box.querySelector('select') as HTMLSelectElement),
  checkboxes: (box) => (checkedIn(box).length > 0 ? checkedIn(box).map(({ value }) => value) : undefined),
  lines: (box) => {
    const lines = valueIn(box)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    return lines.length > 0 ? lines.map((line) => parseNumber(line) ?? line) : undefined;
  },
  typeahead: (box) => {
    const found = COUNTRIES.find(({ name }) => name === valueIn(box));
    return found ? [found] : typed(box);
  },
  typeaheadChoices: (box) => typed(box) && valueIn(box).toLowerCase(),
  lookup: (box) => {
    const branchName = box.querySelector('.lookup-status')?.textContent;
    return branchName ? [{ bsbNumber: valueIn(box), branchName }] : typed(box);
  },
  file: (box) => {
    const names = [...box.querySelectorAll('.file-name')].map((name) => name.firstChild?.textContent ?? '');
    return names.length > 0 ? names : undefined;
  },
  list: (box) => itemsIn(box).map(item as (box: Element) => Json),
  map: (box) =>
    entries(box, (entry) => typed(entry.querySelector('[data-field]:not([data-field$="-key"])') as Element)),
  mapOfGroups: (box) => entries(box, item),
  variant: (box) => {
    const kind = checkedIn(box)[0]?.parentElement?.textContent;
    if (kind === 'A text') return typed(box);
    const part = fieldIn(box, kind === 'A train' ? '.speed' : '.crew');
    if (!part) return undefined;
    return kind === 'A train'
      ? defined([
          ['by', 'train'],
          ['speed', parseNumber(valueIn(part))],
        ])
      : defined([
          ['by', 'ship'],
          ['crew', typed(part)],
        ]);
  },
  group: item,
};

export type Random = (below: number) => number;

/** Returns a function that returns the same numbers, from 0 to below a number, for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export const fieldOf = (name: string) => document.querySelector(`form [data-field="${name}"]`);

/** Presses something: the focus moves to it while the pointer is down. */
export function press(element: HTMLElement): void {
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  element.focus();
  element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, composed: true }));
  element.click();
}

/** Enters a text in a control, or a random choice in one that has choices. @returns what it did */
export function type(control: HTMLElement, text: string, random: Random): string {
  if (control instanceof HTMLSelectElement) {
    control.focus();
    control.selectedIndex = random(control.options.length);
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return `choose ${control.selectedOptions[0]?.text}`;
  }
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return 'nothing';
  if (control.type === 'file') {
    const files = new DataTransfer();
    files.items.add(new File(['x'], `${random(3)}.pdf`, { type: 'application/pdf' }));
    (control as HTMLInputElement).files = files.files;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return 'add a file';
  }
  if (control.type === 'checkbox' || control.type === 'radio') {
    press(control);
    return `press ${(control as HTMLInputElement).value}`;
  }
  control.focus();
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, text);
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return `type "${text}" in ${control.name}`;
}
