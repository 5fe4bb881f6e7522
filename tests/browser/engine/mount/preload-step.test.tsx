import { expect, onTestFinished, test } from 'vitest';
import { preloadStep } from '../../../../src/engine/mount/preload-step.ts';

const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[href^="/step-"]')].map((link) =>
    link.getAttribute('href'),
  );

test.each([
  ['#age', ['/step-any.js', '/step-age.js']],
  ['#nothing', ['/step-any.js']],
  ['#constructor', ['/step-any.js']],
  ['#__proto__', ['/step-any.js']],
  ['', ['/step-any.js']],
])('asks for the modules of every visit and of the step of the hash %j', (hash, expected) => {
  history.replaceState(null, '', location.pathname + hash);
  onTestFinished(() => {
    history.replaceState(null, '', location.pathname);
    for (const link of document.head.querySelectorAll('link[href^="/step-"]')) link.remove();
  });
  preloadStep({ '': ['/step-any.js'], age: ['/step-age.js'] });
  expect(preloaded()).toEqual(expected);
});
