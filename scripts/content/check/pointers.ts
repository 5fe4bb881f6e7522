/** Returns the pointer to the object or list around a place. */
export const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** Returns true if a place is inside another, at any depth. */
export const isInside = (pointer: string, outer: string): boolean => pointer.startsWith(`${outer}/`);

/** Returns a pointer and those to all around it but the whole document, from the inside out. */
export function withAllAround(pointer: string): string[] {
  return pointer === '' ? [] : [pointer, ...withAllAround(parentOf(pointer))];
}
