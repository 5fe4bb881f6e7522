import { setTimeout } from 'node:timers/promises';
import { type Browser, required, type Target, type Where } from './browser.ts';

/** The maximum time until something appears, in milliseconds. */
const LIMIT = 30_000;
const INTERVAL = 50;
/** A limit for presses of Tab. No page has so many stops. */
const MAX_STOPS = 80;

/** The way in which a field is answered. A card is typed into the controls of the card frame. */
export type Answer =
  | { text: string }
  | { choice: string }
  | { search: string; line: string }
  | { select: string }
  | { number: string; expiry: string; cvv: string }
  | 'tick';

export interface Place {
  path: string;
  /** The step's hash. Empty on a page without steps. */
  step: string;
  fields: readonly string[];
  isDrawn: boolean;
  /** True if the heading has the focus. When a step opens, this happens last. */
  isOpened: boolean;
}

/** A visitor of the site, with a mouse or only a keyboard. Waits, up to a limit, for what is not present yet. */
export class Visitor {
  readonly browser: Browser;
  readonly #usesMouse: boolean;

  constructor(browser: Browser, device: 'mouse' | 'keyboard') {
    this.browser = browser;
    this.#usesMouse = device === 'mouse';
  }

  /** Repeats a function until it succeeds. @throws Error with the last error and the page's text after the time limit */
  async until<Result>(work: () => Promise<Result>): Promise<Result> {
    const end = Date.now() + LIMIT;
    for (;;)
      try {
        return await work();
      } catch (error) {
        if (Date.now() > end) throw new Error(`${error}\n${await this.#report()}`);
        await setTimeout(INTERVAL);
      }
  }

  #report(): Promise<string> {
    return this.browser.read(() => {
      const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
      const values = [...controls].map(({ name, value }) => `${name}=${value}`).join(', ');
      const focus = `Focus: ${document.activeElement?.outerHTML}`;
      return [location.href, document.body.innerText, values, focus].join('\n');
    });
  }

  #place(): Promise<Place> {
    return this.browser.read(() => ({
      path: location.pathname,
      step: document.querySelector<HTMLElement>('[data-step]')?.dataset.step ?? '',
      isOpened: document.activeElement?.tagName === 'H1',
      isDrawn: document.querySelector('.root') !== null && !document.querySelector('.root-loading'),
      fields: [...document.querySelectorAll<HTMLElement>('main .field[data-field]')]
        .filter((field) => field.checkVisibility())
        .map((field) => field.dataset.field ?? ''),
    }));
  }

  /** Waits until a page is drawn, and differs from the page or step in `before`. */
  arrive(before?: Place): Promise<Place> {
    return this.until(async () => {
      const place = await this.#place();
      const isSamePage = place.path === before?.path;
      if (isSamePage && place.step === before?.step) throw new Error('The page or the step stays the same.');
      if (!place.isDrawn || (isSamePage && !place.isOpened)) throw new Error('The step is not there yet.');
      return place;
    });
  }

  /** Waits for the name of a field without an answer. Undefined if the visitor can continue, or has left the step. */
  nextField(at: Place, answered: ReadonlySet<string>, forward?: Target): Promise<string | undefined> {
    return this.until(async () => {
      const { path, step, fields } = await this.#place();
      if (path !== at.path || step !== at.step) return undefined;
      const name = fields.find((field) => !answered.has(field));
      if (!name && forward) required(await this.browser.has('page', forward, false), forward);
      return name;
    });
  }

  text(): Promise<string> {
    return this.browser.read(() => document.querySelector('main')?.innerText ?? '');
  }

  async press(target: Target): Promise<void> {
    if (this.#usesMouse) return this.until(() => this.browser.click('page', target));
    await this.#tabTo(target);
    await this.browser.press('Enter');
  }

  async answer(name: string, answer: Answer): Promise<void> {
    if (answer === 'tick') await this.#choose({ control: name });
    else if ('cvv' in answer) {
      for (const [control, text] of Object.entries(answer)) await this.#fill(control, text, 'frame');
    } else if ('choice' in answer) await this.#choose({ choice: name, label: answer.choice }, name);
    else if ('select' in answer) await this.#select(name, answer.select);
    else if ('text' in answer) await this.#fill(name, answer.text);
    else {
      await this.#fill(name, answer.search);
      const option: Target = { role: 'option', name: answer.line };
      if (this.#usesMouse) return this.press(option);
      await this.#arrowTo(option);
      await this.browser.press('Enter');
    }
  }

  async #fill(control: string, text: string, where: Where = 'page'): Promise<void> {
    if (this.#usesMouse) await this.#focus({ control }, where);
    else await this.#tabTo({ control }, where);
    await this.browser.type(text);
  }

  async #choose(target: Target, group?: string): Promise<void> {
    if (this.#usesMouse) return this.press(target);
    await this.#tabTo(group ? { control: group } : target);
    if (group) await this.#arrowTo(target);
    await this.browser.press('Space');
  }

  async #select(name: string, label: string): Promise<void> {
    if (this.#usesMouse) return this.until(() => this.browser.select({ control: name }, label));
    await this.#tabTo({ control: name });
    await this.browser.type(label);
  }

  /** Clicks a control until it has the focus: content that loads above it moves it. */
  #focus(target: Target, where: Where): Promise<void> {
    return this.until(async () => {
      await this.browser.click(where, target);
      required(await this.browser.has(where, target, true), target);
    });
  }

  /** Waits for a target, and presses Tab until it has the focus. */
  async #tabTo(target: Target, where: Where = 'page'): Promise<void> {
    await this.until(async () => required(await this.browser.has(where, target, false), target));
    for (let presses = 0; presses < MAX_STOPS; presses++) {
      await this.browser.press('Tab');
      if (await this.browser.has(where, target, true)) return;
    }
    throw new Error(`Tab does not lead to ${JSON.stringify(target)}.`);
  }

  /** Waits for a target, and presses the down arrow until it is active. */
  #arrowTo(target: Target): Promise<void> {
    return this.until(async () => {
      required(await this.browser.has('page', target, false), target);
      if (await this.browser.has('page', target, true)) return;
      await this.browser.press('ArrowDown');
      throw new Error(`The arrow key does not lead to ${JSON.stringify(target)}.`);
    });
  }
}
