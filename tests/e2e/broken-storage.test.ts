import { cards } from './support/cards.ts';
import { SINGLE, WORKING_HOLIDAY } from './support/quotes.ts';
import { priceNow } from './support/summary.ts';
import { expect, test } from './support/test.ts';
import {
  ageInput,
  chooseVisa,
  coverRadio,
  coverTile,
  LANDING,
  next,
  openStep,
  partnerAgeInput,
  step,
  visaInput,
} from './support/visitor.ts';

/** Every test here fails on any console error or page error: what does not fit is dropped, never thrown. */
const NO_QUOTES = ['', '{"age":30', 'null', '30', '"D"', '[{"age":30}]'];

test('§3 what is stored is no quote at all: the visit starts anew', async ({ page, storage }) => {
  test.slow();
  for (const text of NO_QUOTES) {
    await test.step(text || '(empty)', async () => {
      await page.goto('about:blank');
      await storage.leaveText(text);
      await openStep(page, 'age');
      await expect(ageInput(page)).toHaveValue('');
      await ageInput(page).fill('40');
      expect(await storage.quote()).toEqual({ age: 40 });
    });
  }
});

/** One value of the wrong kind for the fields of §3, and a field that is none of ours. */
const MISFITS: Record<string, unknown> = {
  visaType: 'Working Holiday visa',
  coverType: 'X',
  age: '30',
  partnerAge: 12,
  dob: 'tomorrow',
  paymentFrequency: 'D',
  priceData: { priceWeekly: 'free' },
  getPriceData: [],
  hcfBundleId: 7,
  productName: '',
  excessCode: '$0',
  customers: 'Jo',
  currentHealthCover: true,
  redirectedPath: 'https://evil.example/',
  somethingElse: { foreign: true },
};

test('§3 a stored field of the wrong kind is dropped, alone', async ({ page, storage }) => {
  test.slow();
  const rest = { visaType: [WORKING_HOLIDAY], coverType: 'D', age: 30, partnerAge: 60 };
  for (const [name, value] of Object.entries(MISFITS)) {
    await test.step(name, async () => {
      await page.goto('about:blank');
      await storage.leaveText(JSON.stringify({ ...rest, [name]: value }));
      await openStep(page, 'select-cover');
      await page.getByRole('radio', { name: 'Monthly' }).check();
      const kept = Object.fromEntries(Object.entries(rest).filter(([other]) => other !== name));
      expect(await storage.quote()).toEqual({ ...kept, paymentFrequency: 'M' });
    });
  }
});

const ELSEWHERE = [
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
  'health-insurance',
  ' /health-insurance',
  '/\t/evil.example/',
];

test('§2 a redirectedPath that is no path of this site is dropped', async ({ page, storage }) => {
  test.slow();
  for (const redirectedPath of ELSEWHERE) {
    await test.step(redirectedPath, async () => {
      await page.goto('about:blank');
      await storage.leave({ ...SINGLE, redirectedPath });
      await openStep(page, 'age');
      await ageInput(page).fill('31');
      expect(await storage.quote(), redirectedPath).toEqual({ ...SINGLE, age: 31 });
    });
  }
});

test('§2 a redirectedPath of this site is kept', async ({ page, storage }) => {
  const quote = { ...SINGLE, redirectedPath: '/health-insurance/overseas-visitors/essential-visitor-cover' };
  await storage.leave(quote);
  await openStep(page, 'age');
  await ageInput(page).fill('31');
  expect(await storage.quote()).toEqual({ ...quote, age: 31 });
});

test('§3 what fits beside what does not is shown, and the first gap is what is asked', async ({
  page,
  storage,
}) => {
  await storage.leaveText(JSON.stringify({ visaType: {}, coverType: 'F', age: 44, partnerAge: 'forty' }));
  await openStep(page, 'age');
  await expect(ageInput(page)).toHaveValue('44');
  await expect(partnerAgeInput(page)).toHaveValue('');
  await openStep(page, 'cover-type');
  await expect(coverRadio(page, 'F')).toBeChecked();
  await openStep(page, 'visa-type');
  await expect(visaInput(page)).toHaveValue('');
  await expect(next(page)).toBeDisabled();
});

const BREAK = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  blocked: () => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  },
};

test('decisions "Data": where local storage alone has no room, the quote is kept for the visit, from page to page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (this === localStorage) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await page.goto(LANDING);
  await chooseVisa(page, WORKING_HOLIDAY.name);
  await page.getByRole('button', { name: 'Get a quote' }).click();
  await coverTile(page, 'Single').click();
  await ageInput(page).fill('30');
  await next(page).click();
  await cards(page).first().getByRole('link', { name: 'Get this cover' }).click();
  await expect(priceNow(page)).toHaveText(/^From A\$/);
  await page.reload();
  await expect(priceNow(page)).toHaveText(/^From A\$/);
});

for (const [how, breakStorage] of Object.entries(BREAK)) {
  test(`§3 storage that is ${how} leaves the quote working for the visit`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    await openStep(page, 'visa-type');
    await chooseVisa(page, WORKING_HOLIDAY.name);
    await next(page).click();
    await coverTile(page, 'Couple').click();
    await expect(step(page, 'age')).toBeVisible();
    await ageInput(page).fill('30');
    await partnerAgeInput(page).fill('60');
    await next(page).click();
    await expect(cards(page)).toHaveCount(4);

    await page.reload();
    await expect(page.getByText('Please update your selection'), 'nothing was kept').toBeVisible();
  });

  test(`§2 from the landing page with storage that is ${how} the visa is asked for once more`, async ({
    page,
  }) => {
    await page.addInitScript(breakStorage);
    await page.goto(LANDING);
    await chooseVisa(page, WORKING_HOLIDAY.name);
    await page.getByRole('button', { name: 'Get a quote' }).click();
    await expect(step(page, 'visa-type')).toBeVisible();
    await expect(visaInput(page)).toHaveValue('');
  });
}
