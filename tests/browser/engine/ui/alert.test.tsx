import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../../src/styles/index.css';
import { EngineContext } from '../../../../src/engine/engine-context.ts';
import { Alert } from '../../../../src/engine/ui/Alert.tsx';
import { createValidators } from '../../../../src/engine/validators/validators.ts';
import texts from '../../../fixtures/library/texts.json';
import { accessibilityFaults } from '../../axe.ts';

const engine = { validators: createValidators({}), widgets: {}, sources: {}, texts, report: () => {} };
const draw = (alert: Parameters<typeof Alert>[0]) =>
  render(
    <EngineContext value={engine}>
      <div className="root">
        <Alert {...alert} />
      </div>
    </EngineContext>,
  );
const text = [{ tag: 'p', children: ['Bring it ', { tag: 'strong', children: ['back'] }] }] as const;
const link = page.getByRole('link');

test('§2 an alert has its title, its text and its link', async () => {
  await draw({ level: 'info', title: 'Late', text, link: { text: 'The validators', href: '/rules' } });
  await expect.element(page.getByText('Late')).toBeVisible();
  await expect.element(page.getByText('Bring it back')).toBeVisible();
  await expect.element(page.getByText('back', { exact: true })).toHaveRole('strong');
  await expect.element(link).toHaveAttribute('href', '/rules');
  await expect.element(link).not.toHaveAttribute('target');
});

test('§2 a link in the text may open a tab of its own, and says so', async () => {
  const linked = [
    { tag: 'p', children: [{ tag: 'a', href: '/rules', external: true, children: ['The validators'] }] },
  ] as const;
  await draw({ level: 'info', text: linked });
  await expect.element(link).toHaveAccessibleName('The validators (opens in a new tab)');
  await expect.element(link).toHaveAttribute('href', '/rules');
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test('§2 a link to another site opens a tab of its own, says so, and tells that site nothing', async () => {
  await draw({ level: 'info', text, link: { text: 'Guide', href: 'https://guide.example', external: true } });
  await expect.element(link).toHaveAccessibleName('Guide (opens in a new tab)');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each([
  ['info', 'Please note: '],
  ['warning', 'Warning: '],
  ['error', 'Error: '],
  ['good', 'Success: '],
] as const)('WCAG: the level %s is said in words, and axe finds nothing', async (level, words) => {
  const { container } = await draw({
    level,
    title: 'Late',
    text,
    link: { text: 'The validators', href: '/rules' },
  });
  await expect.element(page.getByText(words)).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});
