import { cut, insert, remove } from '../../edits.ts';
import { fieldsIn, itemsOf } from '../../find.ts';
import { entriesIn, stepOf } from '../../journeys.ts';
import { allLines, type Content, type Kind } from '../../mistake.ts';
import type { Place } from '../../places.ts';

function givenBy(content: Content, entry: Place): Set<string> {
  const step = stepOf(content, entry);
  return new Set(
    fieldsIn(content)
      .filter(({ file }) => file === step)
      .map(({ name }) => name),
  );
}

function readBy(content: Content, entry: Place): Place[] {
  const step = stepOf(content, entry);
  return itemsOf(content, 'reads', 'content').filter(({ file }) => file === step);
}

export const kind: Kind = {
  about: 'a step moved before the one whose answer it reads',
  mistakes: (content) =>
    entriesIn(content).flatMap((entries) =>
      entries.flatMap((entry, index) => {
        const { file, node } = entry;
        return entries.slice(0, index).flatMap((before) => {
          const given = givenBy(content, before);
          const reads = readBy(content, entry).filter(({ value }) => given.has(String(value.value)));
          if (reads.length === 0) return [];
          const text = file.text.slice(node.offset, node.offset + node.length);
          const gone = remove(entry);
          const edits = [insert(before.node.offset, `${text},\n`), cut(gone.offset, gone.length)];
          const at = before.node.offset;
          const right = [{ file, from: at, to: at, into: text.indexOf('step') }, ...reads.map(allLines)];
          return [{ place: entry, edits, right }];
        });
      }),
    ),
};
