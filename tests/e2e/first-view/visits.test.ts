import type { SavedQuote } from '#types/data/saved-quote';
import { findAxeViolations } from '../support/axe.ts';
import {
  APPLICATION,
  COUPLE,
  draftOf,
  LANDING,
  QUOTE,
  quoteOf,
  STUDENT,
  SUMMARY,
  WORKING_HOLIDAY,
} from '../support/data.ts';
import { holdModules, waitForModules } from '../support/early.ts';
import { expect, test } from '../support/test.ts';

const shown = '.first-view:not([hidden])';
const BEGUN: SavedQuote = { visaType: [WORKING_HOLIDAY] };

for (const [visit, address, quote, draft] of [
  ['a returning visitor', QUOTE, COUPLE],
  ['a later step', `${QUOTE}#age`, BEGUN],
  ['a changed answer', `${QUOTE}#cover-type`, COUPLE],
  ['the second step without a visa', `${QUOTE}#cover-type`],
  ['a visa without cover', `${QUOTE}#cover-type`, { visaType: [STUDENT] }],
  ['a link to a quote', `${QUOTE}?quote=417.D.34.32`],
  ['a product without a quote', SUMMARY],
  ['a product with half a quote', SUMMARY, BEGUN],
  ['an application without a quote', APPLICATION],
  ['a draft', APPLICATION, quoteOf('D'), draftOf('D')],
  ['a later step of an application', `${APPLICATION}#personal-details`, quoteOf('D')],
  ['a confirmation', `${APPLICATION}#confirmation`, quoteOf('D')],
  ['unreadable storage', `${QUOTE}#cover-type`, '{"visaType":'],
] satisfies [string, string, (SavedQuote | string)?, object?][])
  test(`shows no first view for ${visit}`, async ({ page, wizard }) => {
    if (quote) await wizard.storage.leave(quote, draft);
    const release = await holdModules(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await expect(page.locator('.root-loading')).toBeVisible();
    await expect(page.locator(shown)).toHaveCount(0);
    release();
  });

for (const [visit, address, heading, quote] of [
  ['the landing page', LANDING, 'Health cover for your stay in Australia', COUPLE],
  ['an unknown hash', `${QUOTE}#nonsense`, 'Which visa do you have?'],
  ['the first step', `${QUOTE}#visa-type`, 'Which visa do you have?'],
  ['the second step', `${QUOTE}#cover-type`, 'Who needs cover?', BEGUN],
  ['a product for two', SUMMARY, 'Everyday Visitor Cover', COUPLE],
  ['an application', APPLICATION, 'When should your cover start?', quoteOf('F')],
] satisfies [string, string, string, SavedQuote?][])
  test(`hydrates the first view of ${visit}`, async ({ page, wizard }) => {
    if (quote) await wizard.storage.leave(quote);
    const release = await holdModules(page);
    await page.goto(address, { waitUntil: 'commit' });
    const title = page.locator(shown).getByRole('heading', { level: 1 });
    await expect(title).toHaveText(heading);
    await expect(page.locator('.root-loading')).toBeHidden();
    expect(await findAxeViolations(page)).toEqual([]);
    const node = await title.elementHandle();
    release();
    await waitForModules(page);
    await expect(page.locator('.root > *')).toHaveCount(1);
    expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
  });
