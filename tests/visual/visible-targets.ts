import type { Page } from '@playwright/test';
import { plainText } from '../../scripts/content/check/model/markdown.ts';
import { targetName } from '../../scripts/gallery/catalogue/names.ts';
import type { Expected } from '../../scripts/gallery/catalogue/state.ts';

const ALERTS = '.alert .rich-text';
const LINES = '.summary-item > dt, .answer-summary-item > dt, .submit-note';

const oneSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Returns what is visible on a page: the hashes of steps, the names of fields with their messages, the texts of alerts
 * without their titles, the labels of summaries and the notes below buttons, and the text of each element.
 */
async function readVisibleTargets(page: Page) {
  const textsAt = async (selector: string) =>
    (await page.locator(selector).filter({ visible: true }).allInnerTexts()).map(oneSpaced);
  const texts = await page.locator('main *').evaluateAll((all: HTMLElement[]) => {
    const drawn = all.filter((element) => element.innerText && element.checkVisibility());
    return [...new Set(drawn.map(({ innerText }) => innerText))];
  });
  const fields = await page.locator('[data-field]:visible').evaluateAll((elements: HTMLElement[]) =>
    elements.map((element) => {
      const message = element.querySelector<HTMLElement>(':scope > .field-error')?.innerText;
      return [element.dataset.field ?? '', message] as const;
    }),
  );
  const steps = page.locator('[data-step]:visible');
  return {
    steps: await steps.evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset.step ?? '')),
    fields: fields.map(([name, message = '']) => ({ name, message: oneSpaced(message) })),
    alerts: await textsAt(ALERTS),
    lines: await textsAt(LINES),
    texts: texts.map(oneSpaced),
  };
}

/** Returns a pattern for a text of content on a page: without Markdown, and with any text for its {placeholders}. */
function patternOf(text: string): RegExp {
  const parts = plainText(text)
    .split(/\{\w+(?:\|[^}]*)?\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`, 'iu');
}

/** Returns true if a target is completely visible in its place. */
export function isVisible(
  { target, hash }: Pick<Expected, 'target' | 'hash'>,
  visible: Awaited<ReturnType<typeof readVisibleTargets>>,
): boolean {
  if (target.kind === 'step') return visible.steps.includes(hash);
  // on the page, the parts of an address have names without the field's prefix
  const isField = ({ name }: { name: string }) =>
    'field' in target && (name === target.field || target.field.endsWith(`.${name}`));
  if (target.kind === 'reveal') return visible.fields.some(isField);
  const pattern = patternOf(target.text);
  const texts = {
    message: visible.fields.filter(isField).map(({ message }) => message),
    item: visible.lines,
    text: visible.texts,
    alert: visible.alerts,
    notice: visible.alerts,
  }[target.kind];
  return texts.some((text) => pattern.test(text));
}

/** Returns the names of the targets that a page should show but does not. */
export async function missingTargets(page: Page, shows: readonly Expected[]): Promise<string[]> {
  if (shows.length === 0) return [];
  const visible = await readVisibleTargets(page);
  return shows.filter((target) => !isVisible(target, visible)).map(targetName);
}
