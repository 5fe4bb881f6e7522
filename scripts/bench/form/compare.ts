import type { Browser, Page } from 'playwright';
import { inFreshPage } from './browser.ts';
import type { Size } from './fields.ts';
import { measureBytes } from './measure/bytes.ts';
import { measureKeystroke } from './measure/keystroke.ts';
import { measureReady } from './measure/ready.ts';
import { assertSameForm } from './measure/same-form.ts';

const ROUNDS = 5;

export interface Sample {
  /** CPU per keystroke, milliseconds */
  keystroke: number;
  /** of which scripts */
  script: number;
  /** ready to type, milliseconds */
  ready: number;
  /** scripts, bytes */
  bytes: number;
}

export interface Comparison {
  size: Size;
  engine: Sample;
  hand: Sample;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function medians(samples: readonly Sample[]): Sample {
  const of = (figure: keyof Sample) => median(samples.map((sample) => sample[figure]));
  return { keystroke: of('keystroke'), script: of('script'), ready: of('ready'), bytes: of('bytes') };
}

async function sample(browser: Browser, address: string, size: Size): Promise<Sample> {
  const fresh = <Result>(run: (page: Page) => Promise<Result>) => inFreshPage(browser, run);
  const { task, script } = await fresh((page) => measureKeystroke(page, address, size));
  return {
    keystroke: task,
    script,
    ready: await fresh((page) => measureReady(page, address, size)),
    bytes: await fresh((page) => measureBytes(page, address)),
  };
}

/** Measures both pages of a size in turns, so that whatever else the machine does meets both alike. */
export async function compare(browser: Browser, origin: string, size: Size): Promise<Comparison> {
  const [engine, hand] = [`${origin}/engine/${size}.html`, `${origin}/hand/${size}.html`];
  await inFreshPage(browser, (page) => assertSameForm(page, engine, hand));

  const samples = { engine: [] as Sample[], hand: [] as Sample[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    samples.engine.push(await sample(browser, engine, size));
    samples.hand.push(await sample(browser, hand, size));
  }
  return { size, engine: medians(samples.engine), hand: medians(samples.hand) };
}
