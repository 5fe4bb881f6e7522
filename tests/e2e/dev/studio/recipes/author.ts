import type { Locator, Page } from '@playwright/test';
import { expect, studioPage } from '../studio-site.ts';
import type { Hands } from './hands.ts';

/** The answers to a dialog’s questions, by their labels. */
type Entries = Readonly<Record<string, string>>;

/** An author who uses Studio with the mouse or the keyboard. */
export type Author = ReturnType<typeof createAuthor>;

/** Follows recipes of content/README.md in Studio, by their headings. */
export type Recipes = Readonly<Record<string, (author: Author) => Promise<void>>>;

/** Creates an author on the page of Studio. */
export function createAuthor(page: Page, { press, fill, choose }: Hands) {
  const { outline, properties, tool, status } = studioPage(page);
  const dialog = page.getByRole('dialog');

  /** Enters what a form asks for: chooses in lists, types in text boxes. */
  const enter = async (form: Locator, entries: Entries) => {
    for (const [label, value] of Object.entries(entries)) {
      const name = { name: label, exact: true };
      const control = form.getByRole('textbox', name).or(form.getByRole('combobox', name)).first();
      const isList = await control.evaluate((element) => element.matches('select'));
      await (isList ? choose(control, value) : fill(control, value));
    }
  };
  const group = (...names: readonly string[]) =>
    names.reduce<Locator>(
      (around, name) => around.getByRole('group', { name, exact: true }).first(),
      properties,
    );
  const submit = async (name: string) => {
    await press(dialog.getByRole('button', { name, exact: true }));
    await expect(dialog).toBeHidden();
    // the focus moves to what was changed
    await expect(outline.locator('[aria-current=true]')).toBeFocused();
  };
  const act = async (name: string | RegExp) => {
    await press(properties.getByRole('button', { name: /^Actions: / }));
    await press(page.getByRole('menuitem', { name, exact: true }));
  };

  return {
    page,
    properties,
    dialog,
    press,
    group,
    act,
    /** Selects a node of the outline by the labels on the way to it. */
    async open(...labels: readonly string[]) {
      let around: Locator = outline;
      for (const label of labels.slice(0, -1)) {
        const item = around.getByRole('listitem').filter({
          has: page.getByRole('button', { name: `Parts of ${label}`, exact: true }),
        });
        const parts = item.last().getByRole('button', { name: `Parts of ${label}`, exact: true });
        if ((await parts.getAttribute('aria-expanded')) !== 'true') await press(parts);
        around = item.last();
      }
      const last = labels.at(-1) ?? '';
      const node = `.outline-node:is([aria-label$=" ${last}"], [aria-label*=" ${last},"])`;
      await press(around.locator(node).first());
      await expect(properties.getByRole('heading', { level: 2 })).toHaveText(
        last.split(', Only if')[0] ?? '',
      );
    },
    /** Opens the shared files in the outline. */
    async openShared(...labels: readonly string[]) {
      const shared = outline.getByRole('button', { name: /^Shared files/ });
      if ((await shared.getAttribute('aria-expanded')) !== 'true') await press(shared);
      await this.open(...labels);
    },
    /** Types a property of the selected node. @param groups the groups around it */
    fill: (label: string, text: string, ...groups: readonly string[]) =>
      fill(
        group(...groups)
          .getByRole('textbox', { name: label, exact: true })
          .first(),
        text,
      ),
    /** Chooses one of a few values of a property. */
    pick: (label: string, value: string, ...groups: readonly string[]) =>
      press(
        group(...groups)
          .getByRole('group', { name: label, exact: true })
          .or(group(...groups).getByRole('radiogroup', { name: label, exact: true }))
          .first()
          .getByRole('radio', { name: value, exact: true })
          .first(),
      ),
    /** Chooses a value of a property from a list. */
    choose: (label: string, value: string, ...groups: readonly string[]) =>
      choose(
        group(...groups)
          .getByRole('combobox', { name: label, exact: true })
          .first(),
        value,
      ),
    /** Ticks a box. */
    tick: (label: string, ...groups: readonly string[]) =>
      press(
        group(...groups)
          .getByRole('checkbox', { name: label, exact: true })
          .first(),
      ),
    /** Shows a setting that the selected node doesn't have yet. */
    async addSetting(name: string) {
      const more = properties.getByText('More settings');
      if (!(await more.evaluate((element) => element.closest('details')?.open))) await press(more);
      await press(properties.getByRole('button', { name: `Add: ${name}`, exact: true }).first());
    },
    /** Adds an entry to a list or map of the selected node. */
    async addEntry(what: string, entries: Entries, ...groups: readonly string[]) {
      await expect(properties.locator('[aria-busy=true]')).toHaveCount(0);
      const around = group(...groups);
      await press(around.getByRole('button', { name: `Add: ${what}`, exact: true }));
      const entry = around
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: /^Remove / }) });
      await enter(entry.last(), entries);
    },
    /** Adds something at the selected node with its menu. */
    async add(what: string, entries: Entries = {}) {
      await act(`Add: ${what}`);
      if (Object.keys(entries).length === 0) return;
      await enter(dialog, entries);
      await submit('Add');
    },
    /** Gives the selected node a condition with one part. @param values the values that it is true for */
    async showIf(about: string, says: string, ...values: readonly string[]) {
      await press(properties.getByText('Always shown'));
      await press(properties.getByRole('button', { name: 'Add a condition' }));
      const part = group('Part 1');
      await choose(part.getByRole('combobox', { name: 'About' }), about);
      await choose(part.getByRole('combobox', { name: 'Says' }), says);
      for (const value of values) await press(part.getByRole('checkbox', { name: value, exact: true }));
    },
    enter,
    submit,
    /** Adds a page, which is selected then. */
    async addPage(entries: Entries) {
      await press(outline.getByRole('button', { name: 'Add a page' }));
      await enter(dialog, entries);
      await submit('Add');
    },
    /** Deletes the selected node. */
    async delete() {
      await act('Delete…');
      await submit('Delete');
    },
    /** Saves all changes. */
    async save() {
      await press(tool('Save'));
      await expect(status).toContainText('Saved');
    },
  };
}
