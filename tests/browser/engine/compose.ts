import { cdp } from 'vitest/browser';

/**
 * Composes a text in the field that has the focus, as an input method does: each text is what stands there meanwhile.
 *
 * @returns how it is done: with the text that the visitor has settled on
 */
export async function compose(...texts: string[]): Promise<{ finish(text: string): Promise<void> }> {
  for (const text of texts) {
    const end = text.length;
    await cdp().send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  }
  return { finish: async (text) => void (await cdp().send('Input.insertText', { text })) };
}
