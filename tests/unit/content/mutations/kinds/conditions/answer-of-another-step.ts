import { replace } from '../../edits.ts';
import { childOf, FACTS, fieldsIn } from '../../find.ts';
import { type Kind, keyLine, valueLine } from '../../mistake.ts';
import { pick } from '../../random.ts';

export const kind: Kind = {
  about: 'a condition of a step that looks at a field of another step',
  mistakes: (content) => {
    const fields = fieldsIn(content).filter(({ file }) => file.kind === 'step');
    return content.places.flatMap((place) => {
      const condition = place.around?.around;
      if (place.within !== 'looked-at' || !place.key || place.file.kind !== 'step' || !condition) return [];
      const asked = childOf(condition, 'required');
      const item = content.places.find(
        ({ around, value }) => around?.node === asked?.node && value.value === place.name,
      );
      const own = new Set(fields.filter(({ file }) => file === place.file).map(({ name }) => name));
      const others = fields.filter(
        ({ file, name }) => file !== place.file && !own.has(name) && !FACTS.includes(name),
      );
      if (!item) return [];
      const { name } = pick(others, content.random(place));
      const edits = [replace(place.key, name), replace(item.value, name)];
      return [{ place, edits, right: [keyLine(place), valueLine(item)] }];
    });
  },
};
