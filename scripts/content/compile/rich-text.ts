import type { Link } from '#types/content/alert';
import common from '../../../schemas/content/common.schema.json' with { type: 'json' };
import type { RichText } from '../../../src/engine/compiled.ts';
import { parseMarkdown } from '../../../src/engine/rich-text/parse-markdown.ts';

const HREF = new RegExp(common.$defs.href.pattern, 'u');

const DOCUMENT = /^\{(\w+)\}$/;

type FindDocument = (name: string) => Link | undefined;

function checked(href: string): string {
  if (HREF.test(href)) return href;
  throw new Error(
    `The link to "${href}" is not allowed. Use a path of this site, a hash, an https address, tel: or mailto:.`,
  );
}

function target(href: string, documentOf: FindDocument): { href: string; external?: true } {
  const [, name] = DOCUMENT.exec(href) ?? [];
  if (name === undefined)
    return { href: checked(href), ...(href.startsWith('https:') && { external: true }) };
  const document = documentOf(name);
  if (!document) throw new Error(`The insurer has no document "${name}". Name one of insurer.json.`);
  return { href: checked(document.href), ...(document.external && { external: true }) };
}

/** Compiles authored Markdown. @throws Error for a link that is not allowed, and like `parseMarkdown` */
export function compileRichText(markdown: string, documentOf: FindDocument = () => undefined): RichText {
  return parseMarkdown(markdown, (href) => target(href, documentOf));
}
