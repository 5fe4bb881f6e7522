import type { Comparison, Sample } from './compare.ts';
import type { Size } from './fields.ts';

/** How many times as much as the hand-written page the engine may need. */
const KEYSTROKE: Record<Size, number> = { 10: 1.2, 100: 1.5, 1000: 2 };
const READY = 1.4;
const BYTES = 1.9;

/** One line of the table: what was measured, and what it may be. */
export interface Figure {
  size: Size;
  name: string;
  engine: string;
  hand: string;
  ratio: number;
  /** undefined where the figure only explains another */
  limit: number | undefined;
}

const milliseconds = (value: number) => `${value.toFixed(2)} ms`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} KB`;

export function isWithin({ ratio, limit }: Figure): boolean {
  return limit === undefined || ratio <= limit;
}

export function figuresOf({ size, engine, hand }: Comparison): Figure[] {
  const figure = (
    key: keyof Sample,
    name: string,
    show: (value: number) => string,
    limit?: number,
  ): Figure => ({
    size,
    name,
    engine: show(engine[key]),
    hand: show(hand[key]),
    ratio: engine[key] / hand[key],
    limit,
  });
  return [
    figure('keystroke', 'CPU per keystroke', milliseconds, KEYSTROKE[size]),
    figure('script', '  of which scripts', milliseconds),
    figure('ready', 'ready to type, CPU at 1/4', milliseconds, READY),
    figure('readyCpu', '  of which main thread', milliseconds),
    figure('bytes', 'scripts, brotli', kilobytes, BYTES),
  ];
}
