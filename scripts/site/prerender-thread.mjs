/*
 * A thread that draws one first view: with a browser's globals for one visit, and with all modules loaded for it,
 * because stores read the storage when they are loaded.
 */
import { parentPort, workerData } from 'node:worker_threads';

const { prerenderer, content, kind, address, stored, idPrefix } = workerData;
const items = new Map(Object.entries(stored).map(([key, record]) => [key, JSON.stringify(record)]));
const storage = {
  getItem: (key) => items.get(key) ?? null,
  setItem: (key, text) => items.set(key, text),
  removeItem: (key) => items.delete(key),
};
for (const [name, value] of Object.entries({
  location: new URL(address),
  localStorage: storage,
  sessionStorage: storage,
}))
  Object.defineProperty(globalThis, name, { value, configurable: true });

const { drawFirstView } = await import(prerenderer);
const { default: load } = await import(content);
parentPort.postMessage(await drawFirstView(kind, load, idPrefix));
