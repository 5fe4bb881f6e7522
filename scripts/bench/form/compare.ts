import { median } from '../median.ts';
import type { Figures } from './measure.ts';
import { KINDS, PAGES, type PageKind, type Size } from './pages.ts';

/** The head of the table. */
export const HEAD = [
  'fields',
  'figure',
  ...KINDS.map((kind) => PAGES[kind]),
  'engine / by hand',
  'limit',
  '',
];

const KEYSTROKE: Readonly<Record<Size, number>> = { 10: 1.15, 100: 1.15, 1000: 1.35 };

interface Row {
  key: keyof Figures;
  name: string;
  /** The highest figure of the engine, relative to the page written by hand. */
  limit?: number;
}

/** The limits of times leave room for their noise: ratios differ by a tenth between runs. */
const rowsOf = (size: Size): readonly Row[] => [
  { key: 'keystroke', name: 'CPU per keystroke', limit: KEYSTROKE[size] },
  { key: 'script', name: '  of which scripts' },
  { key: 'typeable', name: 'a field to type in, slow phone', limit: 0.8 },
  { key: 'attached', name: 'React attached, slow phone', limit: 1.5 },
  { key: 'startCpu', name: '  of which main thread' },
  { key: 'bytes', name: 'scripts, brotli', limit: 1.9 },
];

const milliseconds = (value: number) => `${value.toFixed(2)} ms`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} KB`;

/** Returns the rows of the table for one size, from all measurements of each page. */
export function compare(size: Size, figures: Readonly<Record<PageKind, readonly Figures[]>>) {
  return rowsOf(size).map(({ key, name, limit }) => {
    const figureOf = (kind: PageKind) => median(figures[kind].flatMap((each) => each[key] ?? []));
    const ratio = figureOf('engine') / figureOf('hand');
    const isWithin = limit === undefined || ratio <= limit;
    const result = limit === undefined ? ['', ''] : [String(limit), isWithin ? 'ok' : 'OVER'];
    const shown = KINDS.map(figureOf).map(key === 'bytes' ? kilobytes : milliseconds);
    return { cells: [String(size), name, ...shown, ratio.toFixed(2), ...result], isWithin };
  });
}
