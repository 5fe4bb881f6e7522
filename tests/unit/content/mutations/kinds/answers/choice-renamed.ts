import { isCode } from '../../counted.ts';
import { fieldsWith } from '../../find.ts';
import { misspeltNames } from '../../misspell.ts';
import type { Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a choice that code knows by its value misspelt',
  mistakes: (content) =>
    misspeltNames(
      content,
      content.places.filter(({ name, around, value }) => {
        const list = around?.around;
        const field = list?.name === 'oneOf' ? list.around : undefined;
        return name === 'const' && field && isCode(fieldsWith(content, field), value.value);
      }),
    ),
};
