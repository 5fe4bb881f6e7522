import { isObject } from '../json.ts';
import type { ContentFile, ContentFiles } from '../read.ts';
import { resolveContent } from '../resolve.ts';
import { createForm, type Form } from './forms.ts';
import { isKind } from './kinds.ts';
import { findMarked } from './marked.ts';
import { memo } from './memo.ts';
import { createSchemaJudge } from './mistakes/in-schema.ts';
import type { Names } from './names.ts';
import { ownContent } from './own-content.ts';
import type { CheckContext } from './rule.ts';
import { sharedSchemas } from './schemas.ts';
import { widgetUses } from './widget-uses.ts';

/** What there is to know about a tree of content, worked out as rules ask for it. */
export function createContext(files: ContentFiles, names: Names): CheckContext {
  const schemas = sharedSchemas();
  const schemaMistakes = createSchemaJudge();
  const resolved = memo((file: ContentFile) => resolveContent(files, file));
  const own = memo((file: ContentFile) => ownContent(resolved(file)));
  const mistakes = memo((file: ContentFile) =>
    isKind(file.kind) ? schemas.mistakes(`content/${file.kind}`, resolved(file).value) : [],
  );

}
