import type { Page } from '@playwright/test';
import { plainText } from '../../scripts/content/check/model/markdown.ts';
import { targetName } from '../../scripts/gallery/catalogue/names.ts';
import type { Expected } from '../../scripts/gallery/catalogue/state.ts';

/** The visible elements of a page that come from content. */
export interface VisibleTargets {
  /** The hashes of steps. */
  steps: readonly string[];
  /** The names of fields. */
  fields: readonly string[];
  /** The messages, by the names of their fields. */
  messages: Readonly<Record<string, string>>;
  /** The texts of alerts, without their titles. */
  alerts: readonly string[];
  /** The labels of summaries, and the notes below buttons. */
  lines: readonly string[];
  /** The text of each element. */
  texts: readonly string[];
}

const ALERTS = '.alert .rich-text';
const LINES = '.summary-item > dt, .answer-summary-item > dt, .submit-note';

const oneSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns what is visible on a page. */
export async function readVisibleTargets(page: Page): Promise<VisibleTargets> {
  const textsAt = async (selector: string) =>
    (await page.locator(selector).filter({ visible: true }).allInnerTexts()).map(oneSpaced);
  const texts = await page.locator('main *').evaluateAll((all: HTMLElement[]) => {
    const drawn = all.filter((element) => element.innerText && element.checkVisibility());
    return [...new Set(drawn.map(({ innerText }) => innerText))];
  });
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
    alerts: await textsAt(ALERTS),
    lines: await textsAt(LINES),
    texts: texts.map(oneSpaced),
  };
}

/** Returns a pattern for a text of content on a page: without Markdown, and with any text for its {placeholders}. */
function patternOf(text: string): RegExp {
  const parts = plainText(text)
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`, 'iu');
}

/** Returns true if a target is completely visible in its place. */
export function isVisible(
  { target, hash }: Pick<Expected, 'target' | 'hash'>,
  visible: VisibleTargets,
): boolean {
  // on the page, the parts of an address have names without the field's prefix
  const isField = (name: string, field: string) => name === field || field.endsWith(`.${name}`);
  const isIn = (texts: readonly string[], text: string) => {
    const pattern = patternOf(text);
    return texts.some((each) => pattern.test(each));
  };
  switch (target.kind) {
    case 'step':
      return visible.steps.includes(hash);
    case 'reveal':
      return visible.fields.some((name) => isField(name, target.field));
    case 'message':
      return Object.entries(visible.messages).some(
        ([name, message]) => isField(name, target.field) && isIn([message], target.text),
      );
    case 'item':
      return isIn(visible.lines, target.text);
    case 'text':
      return isIn(visible.texts, target.text);
    default:
      return isIn(visible.alerts, target.text);
  }
}

/** Returns the names of the targets that a page should show but does not. */
export async function missingTargets(page: Page, shows: readonly Expected[]): Promise<string[]> {
  if (shows.length === 0) return [];
  const visible = await readVisibleTargets(page);
  return shows.filter((target) => !isVisible(target, visible)).map(targetName);
}
