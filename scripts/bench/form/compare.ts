import type { Browser, Page } from 'playwright';
import { median } from '../median.ts';
import type { Size } from './fields.ts';
import { assertSameForm, inFreshPage, measureBytes, measureKeystroke, measureReady } from './measure.ts';

const ROUNDS = 5;

export interface Sample {
  /** CPU per keystroke, in milliseconds. */
  keystroke: number;
  script: number;
  /** Time until a field accepts a key, in milliseconds. */
  ready: number;
  readyCpu: number;
  bytes: number;
}

export interface Comparison {
  size: Size;
  engine: Sample;
  hand: Sample;
}

type Measure<Result> = (page: Page, address: string, size: Size) => Promise<Result>;

/** Measures both pages in turns, so that other load on the machine affects both. */
export async function compare(browser: Browser, origin: string, size: Size): Promise<Comparison> {
  const [engine, hand] = [`${origin}/engine/${size}.html`, `${origin}/hand/${size}.html`];
  await inFreshPage(browser, (page) => assertSameForm(page, engine, hand));

  const inTurns = async <Result>(measure: Measure<Result>, rounds = ROUNDS) => {
    const results = { engine: [] as Result[], hand: [] as Result[] };
    for (let round = 0; round < rounds; round += 1) {
      results.engine.push(await inFreshPage(browser, (page) => measure(page, engine, size)));
      results.hand.push(await inFreshPage(browser, (page) => measure(page, hand, size)));
    }
    return results;
  };
  const keystroke = await inTurns(measureKeystroke);
  const ready = await inTurns(measureReady);
  const bytes = await inTurns(measureBytes, 1);

  const sample = (of: 'engine' | 'hand'): Sample => ({
    keystroke: median(keystroke[of].map(({ task }) => task)),
    script: median(keystroke[of].map(({ script }) => script)),
    ready: median(ready[of].map(({ wall }) => wall)),
    readyCpu: median(ready[of].map(({ cpu }) => cpu)),
    bytes: median(bytes[of]),
  });
  return { size, engine: sample('engine'), hand: sample('hand') };
}
