import type { JsonPage } from '../content/compile/page.ts';

const shape = (name = '') => `<span class="skeleton${name && ` skeleton-${name}`}"></span>`;
const shapes = (count: number, name?: string) => Array.from({ length: count }, () => shape(name)).join('');

/** A page whose journey has stages: they stand above the step, and what was told before beside it. */
function stagesAndStep(stages: number): string {
  return [
    `<div class="loading-stages">${shapes(stages, 'stage')}</div>`,
    shape('line'),
    '<div class="loading-columns">',
    `<div class="loading-card">${shape('heading')}${shape()}${shapes(2, 'control')}${shape('button')}</div>`,
    `<div class="loading-card">${shapes(5)}</div>`,
    '</div>',
  ].join('');
}

interface Staged {
  journey?: { progress?: { stages: readonly unknown[] } };
}

/** Returns HTML shaped like a page, which stands in its place while it loads. */
export function loadingShapes(page: JsonPage): string {
  const { journey } = page as JsonPage & Staged;
  const stages = journey?.progress?.stages.length;
  return stages ? stagesAndStep(stages) : `${shape('heading')}${shapes(2)}`;
}
