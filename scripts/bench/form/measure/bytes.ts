import type { Page } from 'playwright';
import { brotli } from '../../../site/compress.ts';

/** Bytes of all the scripts a page loads, each as brotli sends it. */
export async function measureBytes(page: Page, address: string): Promise<number> {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('javascript')) scripts.push(response.body());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const sizes = (await Promise.all(scripts)).map((script) => brotli(script).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}
