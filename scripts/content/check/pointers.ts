/** Returns the pointer of the object or list around a place. */
export const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** Returns true if a place is inside another, at any depth. */
export const isInside = (pointer: string, outer: string): boolean => pointer.startsWith(`${outer}/`);

/** Returns a pointer and the pointers of everything around it except the whole document, innermost first. */
export function withAncestors(pointer: string): string[] {
  return pointer === '' ? [] : [pointer, ...withAncestors(parentOf(pointer))];
}
