import { BROKEN_STORAGE } from '../support/broken-storage.ts';
import { dayFromToday, LANDING, WORKING_HOLIDAY } from '../support/data.ts';
import { gate } from '../support/gate.ts';
import { expect, test, type Visit } from '../support/test.ts';

async function openSecondStep({ page, wizard }: Visit): Promise<void> {
  await page.goto(LANDING);
  await wizard.chooseVisa();
  await wizard.getAQuote.click();
  await expect(wizard.step('cover-type'), 'the visa is not asked again').toBeVisible();
}

/** Goes from the landing page to the application, and reloads each page. */
async function chooseProduct(visit: Visit): Promise<void> {
  const { page, wizard, summary } = visit;
  await openSecondStep(visit);
  await page.reload();
  await wizard.previous.click();
  await expect(wizard.visaInput).toHaveValue(new RegExp(WORKING_HOLIDAY.name));
  await wizard.next.click();
  await wizard.coverTile('Single').click();
  await wizard.ageInput.fill('34');
  await page.reload();
  await expect(wizard.ageInput).toHaveValue('34');
  await wizard.next.click();
  await expect(wizard.cards.first()).toBeVisible();
  await page.reload();
  await wizard.detailLinks.first().click();
  await expect(summary.price).toHaveText(/^From A\$/);
  await page.reload();
  await expect(summary.price).toHaveText(/^From A\$/);
  await summary.startApplication.click();
}

/** Goes from the landing page to payment, and reloads each page and step. */
async function openPayment(visit: Visit): Promise<void> {
  const { page, application } = visit;
  await chooseProduct(visit);
  await application.fillAll(undefined, async (hash) => {
    await page.reload();
    await application.step(hash).waitFor();
  });
}

for (const [how, breakStorage] of Object.entries(BROKEN_STORAGE))
  test(`§3 completes a purchase with storage that ${how}`, async ({ page, payment, visit }) => {
    test.slow();
    await page.addInitScript(breakStorage);
    const references = payment.recordReferences();
    await openPayment(visit);
    await page.reload();
    await payment.fillAccount();
    const { request } = await payment.pay();
    expect(references, 'sent once').toHaveLength(1);
    expect(request).toMatchObject({
      visaSubclass: '417',
      firstName: 'Amélie',
      commencementDate: dayFromToday(0, 10).stored,
    });
    await page.reload();
    await payment.expectMembership();
  });

test.describe('with blocked storage', () => {
  test.beforeEach(({ page }) => page.addInitScript(BROKEN_STORAGE['is blocked']));

  test('§3 fetches the outcome after a reload while paying', async ({ page, payment, sandbox, visit }) => {
    test.slow();
    await openPayment(visit);
    await payment.withholdAnswer();
    await payment.payByAccount();
    await expect.poll(() => sandbox.submissions()).toHaveLength(1);
    await page.reload();
    await payment.expectMembership();
  });

  test('§3 keeps the answers after keys and clicks while the next page loads', async ({ page, wizard }) => {
    const quotePage = gate();
    await page.route('**/get-a-quote', async (route) => {
      await quotePage.opened;
      await route.continue();
    });
    await page.goto(LANDING);
    await wizard.chooseVisa();
    const asked = page.waitForRequest('**/get-a-quote');
    await wizard.getAQuote.click({ noWaitAfter: true });
    await asked;
    await page.keyboard.press('Shift');
    await page.mouse.click(5, 5);
    quotePage.open();
    await expect(wizard.step('cover-type'), 'the visa is not asked again').toBeVisible();
  });

  test('§3 keeps later changes if the next page does not open', async ({ page, wizard, visit }) => {
    await openSecondStep(visit);
    await wizard.coverTile('Single').click();
    await wizard.ageInput.fill('34');
    await wizard.next.click();
    // a response without content (204) does not navigate
    await page.route('**/*-visitor-cover', (route) => route.fulfill({ status: 204 }));
    const asked = page.waitForResponse('**/*-visitor-cover');
    await wizard.detailLinks.first().click();
    await asked;
    await wizard.previous.click();
    await wizard.ageInput.fill('35');
    await page.reload();
    await expect(wizard.ageInput).toHaveValue('35');
  });

  test('§3 restores each page’s answers on Back', async ({ page, wizard, visit }) => {
    await chooseProduct(visit);
    await wizard.control('coverStart').fill(dayFromToday(0, 10).typed);
    await wizard.continueTo('personal-details');
    await page.goBack();
    await expect(wizard.control('coverStart')).toHaveValue(dayFromToday(0, 10).typed);
    await page.goBack();
    await expect(visit.summary.price).toHaveText(/^From A\$/);
    await page.goBack();
    await expect(wizard.cards.first()).toBeVisible();
    await page.goBack();
    await expect(wizard.ageInput).toHaveValue('34');
    await page.goBack();
    await expect(wizard.coverRadio('S')).toBeChecked();
  });
});
