import type { Page } from 'playwright';
import type { Reach } from '#types/data/journeys';

/** What of a page can be seen, as far as content has a say in it. */
export interface Seen {
  /** hashes of steps */
  steps: readonly string[];
  /** names of fields */
  fields: readonly string[];
  /** messages by their fields' names */
  messages: Readonly<Record<string, string>>;
  /** all words of the page, with single spaces */
  words: string;
}

const oneSpaced = (text: string) => text.replace(/\s+/g, ' ');

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
    words: oneSpaced(await page.locator('main').innerText()),
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a text of content comes to on a page: without its Markdown, its {placeholders} filled with anything. */
export function wordsOf(text: string): RegExp {
  const plain = text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*]|\d+\.)\s+/gm, '')
    .replace(/\*+/g, '')
    .replace(/\s+/g, ' ');
  return new RegExp(
    plain
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.+?'),
    'iu',
  );
}

/** The name that a field's frame has: the parts of an address go by their own. */
function isField(name: string, field: string): boolean {
  return name === field || field.endsWith(`.${name}`);
}

/** Whether a page shows what it should. */
export function isSeen({ target, hash }: Reach, { steps, fields, messages, words }: Seen): boolean {
  switch (target.kind) {
    case 'step':
      return steps.includes(hash);
    case 'reveal':
      return fields.some((name) => isField(name, target.field));
    case 'message':
      return Object.entries(messages).some(
        ([name, message]) => isField(name, target.field) && wordsOf(target.text).test(message),
      );
    default:
      return wordsOf(target.text).test(words);
  }
}
