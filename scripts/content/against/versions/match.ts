import type { Asked, Page, Step } from './pages.ts';

/** Something of before, and what it is now; undefined where it is gone. */
export interface Pair<Item> {
  before: Item;
  now: Item | undefined;
}

/**
 * Pairs items with those that they became, each by the first way that finds one.
 *
 * @param ways how alike two are; 0 where they are not
 */
function pair<Item>(
  before: readonly Item[],
  now: readonly Item[],
  ways: readonly ((one: Item, other: Item) => number)[],
): Pair<Item>[] {
  const found = new Map<Item, Item>();
  const taken = new Set<Item>();
  for (const way of ways) {
    for (const item of before.filter((item) => !found.has(item))) {
      const free = now.filter((other) => !taken.has(other) && way(item, other) > 0);
      const [best] = free.sort((one, other) => way(item, other) - way(item, one));
      if (!best) continue;
      found.set(item, best);
      taken.add(best);
    }
  }
  return before.map((item) => ({ before: item, now: found.get(item) }));
}

/** A page is known by its address, then by its file, then by its kind. */
export function pairPages(before: readonly Page[], now: readonly Page[]): Pair<Page>[] {
  return pair(before, now, [
    (one, other) => Number(one.kind === other.kind && one.path === other.path),
    (one, other) => Number(one.kind === other.kind && one.file.name === other.file.name),
    (one, other) => Number(one.kind === other.kind),
  ]);
}

const fieldsOf = ({ page, pointer }: Step): string[] => {
  const asked = page.asked.find((asked) => asked.pointer === `${pointer}/step`);
  return asked ? [...asked.form.root.fields.keys()] : [];
};

/** The share of their fields that two steps have in common. */
function likeness(one: Step, other: Step): number {
  const fields = fieldsOf(one);
  const others = fieldsOf(other);
  const all = new Set([...fields, ...others]);
  if (all.size === 0) return Number(one.heading === other.heading);
  return fields.filter((name) => others.includes(name)).length / all.size;
}

/** A step is known by its hash, then by most of its fields, then by its heading. */
export function pairSteps(before: Page, now: Page): Pair<Step>[] {
  const inOne = (one: Step, other: Step) => one.journey === other.journey;
  return pair(before.steps, now.steps, [
    (one, other) => Number(inOne(one, other) && one.hash === other.hash),
    (one, other) => (inOne(one, other) && likeness(one, other) >= 0.5 ? likeness(one, other) : 0),
    (one, other) => Number(inOne(one, other) && one.heading === other.heading),
  ]);
}

/** A step's form goes with its step; a page's own is known by its place. */
export function pairForms(before: Page, now: Page, steps: readonly Pair<Step>[]): Pair<Asked>[] {
  return before.asked.map((asked) => {
    const step = steps.find(({ before }) => before === asked.step)?.now;
    const isSame = (other: Asked) =>
      asked.step ? step !== undefined && other.step === step : other.pointer === asked.pointer;
    return { before: asked, now: now.asked.find(isSame) };
  });
}
