import { vi } from 'vitest';
import type { Browser, Target, Where } from '../support/browser.ts';

/** How long anything may take to show, in milliseconds. */
const LIMIT = 30_000;
const INTERVAL = 50;
/** More presses of Tab than there are stops on any page. */
const MOST_STOPS = 80;

/** The browser and the site of a visitor. */
export interface Place {
  path: string;
  /** The step's hash; empty on a page without steps. */
  step: string;
  /** The names of the fields that show, in their order. */
  fields: readonly string[];
  /** False while the page loads. */
  isDrawn: boolean;
  /** True if the heading has the focus, which comes last when a step is opened. */
  isOpened: boolean;
}

/** A visitor of the site: waits for what is not there yet, with a limit. */
export class Visitor {
  readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Tries until it works. @throws Error with what it fails with, and what the page says, when the time is up */
  async until<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await vi.waitFor(work, { timeout: LIMIT, interval: INTERVAL });
    } catch (error) {
      throw new Error(`${error}\n${await this.#report()}`);
    }
  }

  /** Returns what a failure is understood by: where the visitor is, what stands there, and where the focus is. */
  #report(): Promise<string> {
    return this.browser.read(() => {
      const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
      const values = [...controls].map(({ name, value }) => `${name}=${value}`);
      const { activeElement: focused } = document;
      return [location.href, document.body.innerText, values.join(', '), `Focus: ${focused?.outerHTML}`].join(
        '\n',
      );
    });
  }

  place(): Promise<Place> {
    return this.browser.read(() => {
      const step = document.querySelector<HTMLElement>('[data-step]');
      const fields = document.querySelectorAll<HTMLElement>('main [data-field]');
      return {
        path: location.pathname,
        step: step?.dataset.step ?? '',
        isOpened: document.activeElement?.tagName === 'H1',
        isDrawn: document.querySelector('.root') !== null && !document.querySelector('.root-loading'),
        fields: [...fields]
          .filter((field) => field.checkVisibility())
          .map((field) => field.dataset.field ?? ''),
      };
    });
  }

  /** Waits until a page is drawn. */
  async ready(): Promise<Place> {
    return this.until(async () => {
      const place = await this.place();
      if (!place.isDrawn) throw new Error(`${place.path} is not drawn.`);
      return place;
    });
  }

  /** Waits until a page or a step is another one than before, and can be used. */
  async leave(before: Place): Promise<Place> {
    return this.until(async () => {
      const place = await this.place();
      const isSamePage = place.path === before.path;
      if (isSamePage && place.step === before.step) throw new Error('The page or the step stays the same.');
      if (!place.isDrawn || (isSamePage && !place.isOpened)) throw new Error('The step is not there yet.');
      return place;
    });
  }

  /**
   * Waits for a field that has no answer yet, and returns its name.
   * @returns undefined where all have one: the way forward can be used, or the step was left already
   */
  nextField(
    at: Place,
    answered: ReadonlySet<string>,
    forward: Target | undefined,
  ): Promise<string | undefined> {
    return this.until(async () => {
      const { path, step, fields } = await this.place();
      if (path !== at.path || step !== at.step) return undefined;
      const name = fields.find((field) => !answered.has(field));
      if (name || !forward || (await this.browser.has('page', forward, false))) return name;
      throw new Error(
        `All fields are answered, but there is no ${JSON.stringify(forward)} that can be used.`,
      );
    });
  }

  text(): Promise<string> {
    return this.browser.read(() => document.querySelector('main')?.innerText ?? '');
  }

  click(target: Target, where: Where = 'page'): Promise<void> {
    return this.until(() => this.browser.click(where, target));
  }

  /** Clicks a control until it has the focus: what loads above it moves it. */
  focus(target: Target, where: Where = 'page'): Promise<void> {
    return this.until(async () => {
      await this.browser.click(where, target);
      if (!(await this.browser.has(where, target, true)))
        throw new Error(`${JSON.stringify(target)} did not get the focus.`);
    });
  }

  see(target: Target, where: Where = 'page'): Promise<void> {
    return this.until(async () => {
      if (!(await this.browser.has(where, target, false)))
        throw new Error(`There is no ${JSON.stringify(target)} that can be used.`);
    });
  }

  /** Presses Tab until the focus is on a target. */
  async tabTo(target: Target, where: Where = 'page'): Promise<void> {
    await this.see(target, where);
    for (let presses = 0; presses < MOST_STOPS; presses++) {
      await this.browser.press('Tab');
      if (await this.browser.has(where, target, true)) return;
    }
    throw new Error(`Tab does not lead to ${JSON.stringify(target)}.`);
  }
}
