import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { copyLink } from '../../../../content/pages/product-summary.json';
import { accessibilityFaults } from '../../axe.ts';
import { CHOSEN, drawPriced, drawSummary, excess, frequency } from './draw-summary.tsx';

const ADDRESS = `${location.origin}${copyLink.href}`;
const button = page.getByRole('button', { name: copyLink.text });
const copied = page.getByRole('status').filter({ hasText: copyLink.copied });
const byHand = page.getByRole('textbox', { name: copyLink.byHand });

const writeText = vi.fn<(text: string) => Promise<void>>();

function setClipboard(clipboard: object | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
}

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
});

test('§2 copies a link to the quote and shows a status until the next choice', async () => {
  setClipboard({ writeText });
  const { container } = await drawSummary({ ...CHOSEN, coverType: 'D', partnerAge: 60 });
  await userEvent.click(button);
  await expect.element(copied).toBeVisible();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${ADDRESS}?quote=417.D.30.60.W.N.HV2`);
  await expect.element(byHand).not.toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.selectOptions(frequency, 'Monthly');
  await expect.element(copied).not.toBeInTheDocument();
  await userEvent.selectOptions(excess, '$250');
  await userEvent.click(button);
  await expect.element(copied).toBeVisible();
  expect(writeText).toHaveBeenLastCalledWith(`${ADDRESS}?quote=417.D.30.60.M.G.HV2`);
});

test.each([
  ['has no clipboard', () => undefined],
  ['refuses', () => ({ writeText: writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError')) })],
])('§2 shows the selected link in a field if the browser %s', async (_case, clipboard) => {
  setClipboard(clipboard());
  const { container } = await drawPriced();
  await userEvent.click(button);
  await expect.element(byHand).toHaveValue(`${ADDRESS}?quote=417.S.30..W.N.HV2`);
  await expect.element(byHand).toHaveFocus();
  await expect.element(byHand).toHaveAttribute('readonly');
  const field = byHand.element() as HTMLInputElement;
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  await expect.element(copied).not.toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});
