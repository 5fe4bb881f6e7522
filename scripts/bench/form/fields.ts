/** A field of the fixture form, as both pages are given it. */
export interface FieldData {
  name: string;
  label: string;
  pattern: string;
  messages: { required: string; pattern: string };
}

/** How many fields the forms have that are compared. */
export const SIZES = [10, 100, 1000] as const;
export type Size = (typeof SIZES)[number];

export function fieldsOf(size: Size): FieldData[] {
  return Array.from({ length: size }, (_, index) => ({
    name: `field${index}`,
    label: `Field ${index}`,
    pattern: "^[A-Za-z' -]+$",
    messages: { required: `Enter field ${index}`, pattern: `Use letters in field ${index}` },
  }));
}
