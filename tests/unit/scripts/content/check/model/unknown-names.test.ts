import { describe, expect, test } from 'vitest';
import { findUnknownNames, nearPaths } from '../../../../../../scripts/content/check/model/unknown-names.ts';
import { readFile } from '../../../../../../scripts/content/read.ts';

const file = readFile('/content/pages.json', '/content', '{}');
const uses = (names: readonly string[]) =>
  names.map((name, index) => ({ name, origin: { file, pointer: `/${index}` } }));

/** Names that count how often they are gone through. */
class Counted extends Set<string> {
  rounds = 0;

  override [Symbol.iterator]() {
    this.rounds += 1;
    return super[Symbol.iterator]();
  }
}

describe('npm run check: links that lead nowhere', () => {
  test('a path is meant that differs from it in the letters of its parts, the nearest of all', () => {
    const near = nearPaths(['/', '/library', '/library/card', '/library/cars', '/libraries/room']);
    expect(near('/libary/card')).toBe('/library/card');
    expect(near('/library/crad')).toBe('/library/card');
    expect(near('/library/room')).toBeUndefined();
    expect(near('/libary')).toBe('/library');
    expect(near('/library/card/new')).toBeUndefined();
  });

  test('another way that begins alike is gone, too, where the nearest has no such end', () => {
    expect(nearPaths(['/cover/age', '/covers/town'])('/cover/twon')).toBe('/covers/town');
  });

  test('pages are gone through once for all links that are lost, not once for each', () => {
    const numbers = Array.from({ length: 300 }, (_, index) => index);
    const pages = new Counted(numbers.map((number) => `/library/page-${number}`));
    const links = numbers.map((number) => `/library/form-${number}`);
    expect(findUnknownNames(uses([...links, ...links]), pages, nearPaths)).toHaveLength(links.length);
    expect(pages.rounds).toBeLessThanOrEqual(2);
  });
});
