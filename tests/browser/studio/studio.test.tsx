import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Properties } from '../../../src/studio/model.ts';
import { drawStudio } from './draw-studio.tsx';
import { propertiesOf, STATE } from './fake-server.ts';

const outline = page.getByRole('region', { name: 'Outline' });
const properties = page.getByRole('region', { name: 'Properties' });

test('keeps the rest of the window if a pane fails, and draws it again for another selection', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await drawStudio(STATE, {
    properties(request) {
      const isBroken = request.place.pointer.endsWith('/step');
      return { ...propertiesOf(request), title: 'Good', ...(isBroken && { uses: null }) } as Properties;
    },
  });
  await outline.getByRole('button', { name: 'Parts of Get a quote' }).click();
  await outline.getByRole('button', { name: 'step How old are you?' }).click();
  await expect.element(properties.getByRole('alert')).toHaveTextContent('Your changes are kept.');
  expect(logged).toHaveBeenCalled();
  await outline.getByRole('button', { name: 'page Get a quote' }).click();
  await expect.element(properties.getByRole('heading', { name: 'Get a quote' })).toBeVisible();
  await expect.element(properties.getByRole('alert')).not.toBeInTheDocument();
});
