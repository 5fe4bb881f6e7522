import { describe, expect, test } from 'vitest';
import { pageHtml } from '../../../../../scripts/gallery/report/page.ts';
import type { PictureResult, StateResult } from '../../../../../scripts/gallery/results.ts';
import { pictureOf, resultOf, stateOf } from '../pictured.ts';
import { reach } from '../visits.ts';

const file = 'pictures/application/contact/empty-390.webp';

/** A state with its narrow picture, as the run found it. */
function taken(name: string, more: Partial<PictureResult> = {}): StateResult {
  const id = `application/contact/${name}`;
  const way = ['Told before: visaType: <Working Holiday>'];
  return resultOf(id, {
    state: stateOf(id, { name, way, shows: [reach({ kind: 'step' })] }),
    pictures: [pictureOf(id, more)],
  });
}

const page = (...states: StateResult[]) => pageHtml({ states, notPictured: [], gone: [] });

describe('npm run gallery: the page', () => {
  test('a state stands under its journey and step, with its picture and the way to it', () => {
    const html = page(taken('empty'));
    expect(html).toContain('<h2 id="application">Application</h2>');
    expect(html).toContain('<h3 id="application-contact-details">Contact details</h3>');
    expect(html).toContain(`src="${file}"`);
    expect(html).toContain('content/steps/contact.json:1');
    expect(html).toContain('visaType: &lt;Working Holiday&gt;');
  });

  test('the contents lead to each step and count its states', () => {
    const html = page(taken('empty'), taken('filled'));
    expect(html).toContain(
      '<a href="#application-contact-details">Contact details</a> <span class="count">2</span>',
    );
  });

  test('headings and contents are for a filter what any of their states is', () => {
    const changed = taken('empty', { verdict: 'changed' });
    const quote = resultOf('quote/age/empty', { state: stateOf('quote/age/empty', { group: 'Quote' }) });
    const html = page(changed, taken('filled'), quote);
    const tagsOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, tags]) => tags);
    expect(tagsOf(/class="state" [^>]*data-tags="(.*?)"/g)).toEqual(['changed', '', '']);
    expect(tagsOf(/class="step" data-tags="(.*?)"/g)).toEqual(['changed', '']);
    expect(tagsOf(/class="group" data-tags="(.*?)"/g)).toEqual(['changed', '']);
    expect(tagsOf(/<li data-tags="(.*?)"/g)).toEqual(['changed', 'changed', '', '']);
  });

  test('the narrow picture stands before the wide one, in whatever order they were taken', () => {
    const [narrow, wide] = [pictureOf(), pictureOf(undefined, { screen: 1280, file: 'wide.webp' })];
    for (const pictures of [[narrow, wide], [wide, narrow], [wide]]) {
      const html = page(resultOf(undefined, { pictures }));
      const shown = [...html.matchAll(/(\d+) pixels <span|<img src="([^"]+)"/g)].map(
        ([, at, src]) => at ?? src,
      );
      expect(shown).toEqual([...(pictures.length > 1 ? ['390', narrow.file] : []), '1280', 'wide.webp']);
    }
  });

  test('a state that was as accepted at the second look only says so', () => {
    expect(page(resultOf(undefined, { isSecondLook: true }))).toContain('It took a second look');
    expect(page(resultOf())).not.toContain('It took a second look');
  });

  test('a changed picture shows what differs and what it was', () => {
    const before = { file: 'accepted/x.webp', difference: 'differences/x.webp', pixels: 44 };
    const html = page(taken('empty', { verdict: 'changed', before }));
    expect(html).toContain('data-tags="changed"');
    expect(html).toContain('44 pixels differ');
    expect(html).toContain('src="differences/x.webp"');
    expect(html).toContain('src="accepted/x.webp"');
    expect(html).toContain('Changed or new (1)');
  });

  test('a state that did not come about says why, what to do, and how the page stood', () => {
    const stood = { file: 'failures/x.webp', width: 1280, height: 900 };
    const html = page(resultOf(undefined, { pictures: [], failure: { reason: 'No field', stood } }));
    expect(html).toContain('data-tags="fault"');
    expect(html).toContain('<li>It did not come about: No field</li>');
    expect(html).toContain('mend the way to the state');
    expect(html).toContain('src="failures/x.webp"');
    expect(page(resultOf())).not.toContain('mend the way to the state');
  });

  test('what can’t be seen in a picture is told with its width', () => {
    const html = page(taken('empty', { unseen: ['contact alert “Hello”'] }));
    expect(html).toContain('<li>Not to be seen at 390 pixels: contact alert “Hello”</li>');
    expect(html).toContain('data-tags="fault"');
  });

  test('what axe-core finds stands beside the picture', () => {
    const axe = [{ rule: 'color-contrast', help: 'Too pale', elements: ['<p class="x">'] }];
    const html = page(taken('empty', { axe }));
    expect(html).toContain('data-tags="axe"');
    expect(html).toContain('<strong>color-contrast</strong> Too pale');
    expect(html).toContain('<code>&lt;p class=&quot;x&quot;&gt;</code>');
  });

  test('what has no picture is listed with the reason', () => {
    const html = pageHtml({
      states: [],
      notPictured: [{ id: 'contact alert “Hello”', reason: 'There is no recipe.' }],
      gone: ['application/old-390'],
    });
    expect(html).toContain('<dt>contact alert “Hello”</dt><dd>There is no recipe.</dd>');
    expect(html).toContain('<dt>application/old-390</dt>');
  });
});
