import { expect, type Page } from '@playwright/test';
import type { SavedQuote } from '#types/data/saved-quote';
import type { ApplicationStep, CoverType } from '../data.ts';
import { APPLICATION, dayFromToday, isForTwo, stepsOf } from '../data.ts';
import { sitePage } from './site.ts';

export interface Applicant {
  coverType: CoverType;
  isOnshore: boolean;
  hasCover: boolean;
}

const SINGLE: Applicant = { coverType: 'S', isOnshore: true, hasCover: false };

/** The steps of the application. */
export function applicationPage(page: Page) {
  const site = sitePage(page);
  const { control, choose, chooseFrom, next, step, storage } = site;
  const progress = page.getByRole('region', { name: 'Your progress' });

  async function fillPerson(nameOf: (field: string) => string, firstName: string, birthday: string) {
    await control(nameOf('title')).selectOption('Dr');
    await choose(nameOf('gender'), 'She/Her');
    await control(nameOf('firstName')).fill(firstName);
    await control(nameOf('lastName')).fill('O’Brien-Núñez');
    await control(nameOf('DOB')).fill(birthday);
    await chooseFrom(nameOf('countryCitizenship'), 'New Z', 'New Zealand');
  }

  const filling: Record<Exclude<ApplicationStep, 'payment'>, (applicant: Applicant) => Promise<void>> = {
    'cover-start': () => control('coverStart').fill(dayFromToday(0, 10).typed),
    'personal-details': async () => {
      await fillPerson((name) => name, 'Amélie', dayFromToday(-34, -30).typed);
      await control('visaExpiryDate').fill(dayFromToday(2).typed);
    },
    'partner-details': () => fillPerson((name) => `${name}Partner`, 'Jo', dayFromToday(-33, -30).typed),
    'dependants-details': () =>
      fillPerson((name) => `dependants[0].${name}Dependant`, 'Bo', dayFromToday(-3).typed),
    'contact-details': async ({ isOnshore }) => {
      await choose('currentLocation', isOnshore ? 'Yes' : 'No');
      await control('email').fill('amelie@example.com');
      if (isOnshore) await control('phoneNumber').fill('+61 491 570 006');
      await chooseFrom(isOnshore ? 'address' : 'intendedAddress', '12 smith parr', '12 SMITH STREET');
      await expect(next).toBeEnabled();
    },
    'current-cover': async ({ coverType, hasCover }) => {
      for (const suffix of isForTwo(coverType) ? ['', 'Partner'] : ['']) {
        await choose(`currentHealthCover${suffix}`, hasCover ? 'Yes' : 'No');
        if (!hasCover) continue;
        await chooseFrom(`currentFund${suffix}`, 'bupa', 'Bupa');
        await control(`memberNumber${suffix}`).fill('AB123456');
        await control(`authorise${suffix}`).check();
      }
    },
    declaration: () => control('declaration').check(),
  };

  const fill = (hash: Exclude<ApplicationStep, 'payment'>, applicant = SINGLE) => filling[hash](applicant);

  return {
    ...site,
    progress,
    priceLine: progress.locator('.price-line-now'),
    calendarButton: site.field('coverStart').getByRole('button', { name: /calendar/ }),
    fill,
    /** Opens a step. @param quote to store first, together with the draft */
    async open(hash: ApplicationStep, quote?: SavedQuote, draft?: object) {
      if (quote) await storage.leave(quote, draft);
      await page.goto(`${APPLICATION}#${hash}`);
      await step(hash).waitFor();
    },
    /** Fills in every step up to payment. @param beforeNext called after a step is filled in */
    async fillAll(applicant = SINGLE, beforeNext?: (hash: ApplicationStep) => Promise<void>) {
      for (const hash of stepsOf(applicant.coverType)) {
        await step(hash).waitFor();
        if (hash === 'payment') return;
        await fill(hash, applicant);
        await beforeNext?.(hash);
        await next.click();
      }
    },
  };
}

export type ApplicationPage = ReturnType<typeof applicationPage>;
