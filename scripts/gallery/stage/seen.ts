import type { Page } from 'playwright';
import { plainText } from '../../content/check/model/markdown.ts';
import type { Shown } from '../states/gallery-state.ts';

/** What of a page can be seen, as far as content has a say in it. */
export interface Seen {
  /** hashes of steps */
  steps: readonly string[];
  /** names of fields */
  fields: readonly string[];
  /** messages by their fields' names */
  messages: Readonly<Record<string, string>>;
  /** what alerts say, below their titles */
  alerts: readonly string[];
  /** labels of what a summary and what was told before list, and the note below a button */
  lines: readonly string[];
  /** what anything on the page says, each by itself */
  words: readonly string[];
}

/** Where authors' lines stand on a page. */
const ALERTS = '.alert .rich-text';
const LINES = '.summary-item > dt, .told-item > dt, .submit-note';

const oneSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();

async function textsAt(page: Page, place: string): Promise<string[]> {
  const texts = await page.locator(place).filter({ visible: true }).allInnerTexts();
  return texts.map(oneSpaced);
}

/** What each element that is to be seen says. */
async function everyText(page: Page): Promise<string[]> {
  const texts = await page.locator('main *').evaluateAll((all: HTMLElement[]) => {
    const drawn = all.filter((element) => element.innerText && element.checkVisibility());
    return [...new Set(drawn.map(({ innerText }) => innerText))];
  });
  return texts.map(oneSpaced);
}

/** Reads a page as it stands. */
export async function look(page: Page): Promise<Seen> {
  const fields = await page.locator('[data-field]:visible').evaluateAll((elements: HTMLElement[]) =>
    elements.map((element) => ({
      name: element.dataset.field ?? '',
      message: element.querySelector<HTMLElement>(':scope > .field-error')?.innerText,
    })),
  );
  const steps = page.locator('[data-step]:visible');
  return {
    steps: await steps.evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset.step ?? '')),
    fields: fields.map(({ name }) => name),
    messages: Object.fromEntries(
      fields.flatMap(({ name, message }) => (message ? [[name, oneSpaced(message)]] : [])),
    ),
    alerts: await textsAt(page, ALERTS),
    lines: await textsAt(page, LINES),
    words: await everyText(page),
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a whole text of content comes to on a page: without its Markdown, its {placeholders} filled with anything. */
function wordsOf(text: string): RegExp {
  const words = plainText(text)
    .split(/\{\w+\}/)
    .map(escaped)
    .join('.+');
  return new RegExp(`^${words}$`, 'iu');
}

/** The name that a field's frame has: the parts of an address go by their own. */
function isField(name: string, field: string): boolean {
  return name === field || field.endsWith(`.${name}`);
}

/** Whether a page shows what it should: where such a thing stands, and in full. */
export function isSeen({ target, hash }: Shown, { steps, fields, messages, ...seen }: Seen): boolean {
  const isIn = (texts: readonly string[], text: string) => {
    const words = wordsOf(text);
    return texts.some((each) => words.test(each));
  };
  switch (target.kind) {
    case 'step':
      return steps.includes(hash);
    case 'reveal':
      return fields.some((name) => isField(name, target.field));
    case 'message':
      return Object.entries(messages).some(
        ([name, message]) => isField(name, target.field) && isIn([message], target.text),
      );
    case 'item':
      return isIn(seen.lines, target.text);
    case 'words':
      return isIn(seen.words, target.text);
    default:
      return isIn(seen.alerts, target.text);
  }
}
