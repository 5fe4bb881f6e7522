import { readdirSync } from 'node:fs';

/** Returns the members of an export of each file in a folder, with the file and the name as their name. */
export async function loadAll<Item>(folder: string, exported: string): Promise<[name: string, item: Item][]> {
  const url = new URL(`./${folder}/`, import.meta.url);
  const all = await Promise.all(
    readdirSync(url).map(async (file): Promise<[string, Item][]> => {
      const module: Record<string, Record<string, Item>> = await import(new URL(file, url).href);
      const items = Object.entries(module[exported] ?? {});
      return items.map(([name, item]) => [`${file.replace(/\.ts$/, '')}: ${name}`, item]);
    }),
  );
  return all.flat();
}
