import { SINGLE, WORKING_HOLIDAY } from '../support/quotes.ts';
import { expect, test } from '../support/test.ts';
import { ageInput, coverRadio, next, openStep, partnerAgeInput, visaInput } from '../support/visitor.ts';

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
