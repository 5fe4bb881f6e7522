const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Finds a piece of JSON in a text, however it is broken into lines. `…` in the piece stands for anything. */
export function findPiece(text: string, piece: string): { index: number; length: number } {
  const parts = piece.split('…').map((part) => part.split(/\s+/).map(escaped).join('\\s*'));
  const found = new RegExp(parts.join('[\\s\\S]*?')).exec(text);
  if (!found) throw new Error(`There is no ${piece}`);
  return { index: found.index, length: found[0].length };
}
