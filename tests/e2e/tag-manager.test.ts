import { readContent } from '../../scripts/content/read.ts';
import { DIST } from '../../scripts/site/build.ts';
import { siteModel } from '../../scripts/site/model.ts';
import { createServer } from '../../scripts/site/server.ts';
import { LANDING } from './support/data.ts';
import { expect, test } from './support/test.ts';

const TAGS = 'https://tags.example';

/** A tag manager's script: creates a policy, and loads a script, an image and data. */
const TAG_MANAGER = `
  const policy = trustedTypes.createPolicy('goog#html', { createScriptURL: (url) => url });
  const script = document.createElement('script');
  script.src = policy.createScriptURL('${TAGS}/tag.js');
  document.head.append(script);
  const image = new Image();
  image.onload = () => document.body.setAttribute('data-image', 'loaded');
  image.src = '${TAGS}/pixel.svg';
  fetch('${TAGS}/collect').then(() => document.body.setAttribute('data-call', 'answered'));
`;
const ANSWERS: Record<string, { contentType: string; body: string }> = {
  '/manager.js': { contentType: 'text/javascript', body: TAG_MANAGER },
  '/tag.js': { contentType: 'text/javascript', body: "document.body.setAttribute('data-tag', 'run');" },
  '/pixel.svg': { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  '/collect': { contentType: 'text/plain', body: 'ok' },
};

test('allows a tag manager’s scripts, images and calls with TAG_MANAGER_ORIGIN', async ({ page }) => {
  process.env.TAG_MANAGER_ORIGIN = TAGS;
  const app = createServer({ dist: DIST, home: siteModel(readContent()).site.home });
  delete process.env.TAG_MANAGER_ORIGIN;
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  await page.route(`${TAGS}/**`, (route) =>
    route.fulfill({
      ...ANSWERS[new URL(route.request().url()).pathname],
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
    }),
  );
  await page.goto(`${address}${LANDING}`);
  // the page around the forms loads it
  await page.evaluate((url) => {
    const policy = Reflect.get(window, 'trustedTypes').createPolicy('goog#html', {
      createScriptURL: (text: string) => text,
    });
    const script = document.createElement('script');
    script.src = policy.createScriptURL(url);
    document.head.append(script);
  }, `${TAGS}/manager.js`);
  const body = page.locator('body');
  await expect(body).toHaveAttribute('data-tag', 'run');
  await expect(body).toHaveAttribute('data-image', 'loaded');
  await expect(body).toHaveAttribute('data-call', 'answered');
  await app.close();
});
