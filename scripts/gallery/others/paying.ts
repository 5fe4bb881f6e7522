import type { JourneyMap } from '#types/data/journeys';
import { CARD } from '../drivers/card-frame.ts';
import { settingOf } from '../setting/of-visit.ts';
import type { Stage } from '../stage/stage.ts';
import { control, field, HOME } from './state.ts';

/** Returns the payment of an application that is complete as the journeys' sample has it; undefined where there is none. */
export function paymentOf(maps: readonly JourneyMap[]) {
  const sample = maps.map(({ samples }) => samples.payment).find((visit) => visit !== undefined);
  return (
    sample && {
      group: 'Pages',
      step: 'Payment',
      address: `${HOME}/application-form#payment`,
      setting: settingOf(sample),
    }
  );
}

export type Payment = NonNullable<ReturnType<typeof paymentOf>>;

export const pay = ({ page }: Stage) => page.locator('[data-step="payment"] button[type="submit"]');
export const cardForm = (stage: Stage) => field(stage, 'cardForm').locator('iframe').contentFrame();

/** Resolves once all amounts are there: where one answer is kept waiting, nothing else waits for them. */
export async function priced({ page }: Stage): Promise<void> {
  await page.locator('.price-line-now[data-status="current"]').waitFor();
  await page.locator('[data-step="payment"] .skeleton').first().waitFor({ state: 'detached' });
}

export async function choose(stage: Stage, type: 'creditCard' | 'bankAccount'): Promise<void> {
  await stage.page.locator(`[name="paymentType"][value="${type}"]`).check();
}

export async function fillCard(stage: Stage, number: string): Promise<void> {
  await choose(stage, 'creditCard');
  await cardForm(stage).getByLabel('Card number').fill(number);
  await cardForm(stage)
    .getByLabel(/^Expiry/)
    .fill(CARD.expiry);
  await cardForm(stage).getByLabel(/^CVV/).fill(CARD.cvv);
}

/** Fills in an account; the sandbox knows some that fail, by their numbers. */
export async function fillAccount(stage: Stage, number: string): Promise<void> {
  await choose(stage, 'bankAccount');
  await control(stage, 'accountName').fill('Alex Novak');
  await control(stage, 'bsbNumber').fill('062000');
  await field(stage, 'bsbNumber').locator('.lookup-status:not(:empty)').waitFor();
  await control(stage, 'accountNumber').fill(number);
  await control(stage, 'paymentagree').check();
  // what is below the pointer looks another way
  await stage.page.mouse.move(0, 0);
}
