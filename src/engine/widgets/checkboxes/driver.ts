import { type AuthoredField, choiceIndex, control, type Driver } from '../driver.ts';

/** Returns the positions of an answer's choices. */
function positionsIn(field: AuthoredField, answer: unknown): Set<number> {
  const items = { ...field, schema: field.schema.items as AuthoredField['schema'] };
  const values = Array.isArray(answer) ? answer : [];
  return new Set(values.map((value) => choiceIndex(items, value).index));
}

/** Unticks all other boxes first, because one of them may exclude the answer. */
export const driver: Driver = {
  async answer(field, value) {
    const ticked = positionsIn(field.field, value);
    const boxes = await control(field).all();
    for (const [at, box] of boxes.entries()) if (!ticked.has(at)) await box.uncheck();
    for (const at of ticked) await boxes[at]?.check();
  },
};
