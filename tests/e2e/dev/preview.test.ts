import type { StudioMessage } from '../../../src/dev/preview/messages.ts';
import { APPLICATION, QUOTE } from '../support/data.ts';
import { expect, test } from './dev-site.ts';

/** A page in place of Studio, with the site in a frame. It lists the types of the messages that it gets. */
const STUDIO = `<!doctype html><title>Studio</title><ol id="messages"></ol>
<iframe title="Page" src="${QUOTE}#age" style="width: 1200px; height: 800px"></iframe>
<script>
  addEventListener('message', ({ data }) => {
    const item = messages.appendChild(document.createElement('li'));
    item.textContent = [data.type, data.hash ?? data.pointer].join(' ');
  });
</script>`;

test('npm run dev: the page takes its tools from Studio around it, keeps up with saves and opens visits', async ({
  page,
  content,
}) => {
  test.slow();
  await page.route('**/studio', (route) => route.fulfill({ contentType: 'text/html', body: STUDIO }));
  await page.goto('/studio');
  const frame = page.frameLocator('iframe');
  const messages = page.getByRole('listitem');
  const ask = (message: StudioMessage) =>
    page.evaluate(
      (data) => frames[0]?.postMessage(JSON.parse(data), location.origin),
      JSON.stringify(message),
    );
  await expect(messages.last()).toHaveText('shown age');
  await expect(frame.getByRole('complementary', { name: 'Development toolbar' })).toHaveCount(0);

  await ask({ type: 'mode', isSelecting: true, showsEverything: true });
  await expect(frame.getByRole('textbox', { name: 'Your partner’s age' })).toBeVisible();
  content.save('steps/quote/age.json', '"How old are you?"', '"What is your age?"');
  await frame.getByRole('heading', { name: 'What is your age?' }).click();
  await expect(messages.last()).toHaveText('selected /journey/steps/2/step/heading');
  await expect(frame.getByRole('textbox', { name: 'Your partner’s age' })).toBeVisible();

  await ask({ type: 'visit', visit: { path: APPLICATION, hash: 'payment', cover: 'F' } });
  await expect(messages.last()).toHaveText('shown payment');
  await expect(frame.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
});
