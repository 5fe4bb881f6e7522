import { schemaParser } from '@rjsf/utils';
import type { AnySchemaObject } from 'ajv';
import type { Product } from '#types/data/product';
import summaryPage from '../../../schemas/content/product-summary-page.schema.json' with { type: 'json' };
import type { FormSchema } from '../../../src/engine/compiled.ts';
import { createAnnotator } from '../../schemas/annotations.ts';
import { stripKeywords } from '../../schemas/strip.ts';
import { standingAlone } from '../comparisons.ts';
import { isObject, mapDeep, objectOf, placesIn } from '../json.ts';
import { once } from '../memo.ts';
import { type ContentFile, type ContentFiles, pageFiles } from '../read.ts';
import { resolveContent } from '../resolve.ts';
import { contentCode, type Rules } from './content-code.ts';
import { compileIcon, ownIcons } from './icons.ts';
import { withKinds } from './kinds.ts';
import { type Mark, marksIn } from './marks.ts';
import { findRequiredModules, type PageModules } from './required-modules.ts';
import { compileRichText } from './rich-text.ts';
import { fillTexts, siteDocuments, siteTexts } from './site-texts.ts';
import { withDefaultOptions } from './widget-defaults.ts';
import { withWidgetModule } from './widget-modules.ts';

/** The data of a product for its page (§3). */
export type ProductInfo = Product['productInfo'];

export interface CompiledPage {
  name: string;
  kind: string;
  file: ContentFile;
  product: ProductInfo | undefined;
  content: JsonPage;
  modules: PageModules;
  /** The schemas that are compiled with the content, by id. */
  rules: Rules;
  /** The code of its module. Its default export creates a CompiledPage of the engine. */
  code: string;
}

export interface JsonPage {
  path: string;
  title: string;
  description: string;
  root: string;
  /** Only for a form page. */
  name?: string;
  texts: { failure: string };
}

/** The path of a page that is compiled once for each product. The product contains its address (§3). */
const PRODUCT_PATH = '{productSummaryPageUrl}';
/** The root element of every form page. */
export const FORM_ROOT = 'root-form';
const AUTHOR_KEYWORDS = new Set(['examples']);

const annotator = once(() => createAnnotator(['tsType']));

function findMarks(kind: string, value: unknown): Map<string, Mark> {
  const mark = (schema: string, part: unknown) =>
    marksIn(annotator().annotate(`schema:/${schema}.schema.json`, part).annotated);
  const marks = mark(`content/${kind}`, value);
  for (const [item, pointer] of placesIn(value)) {
    if (!isObject(item) || typeof item['ui:widget'] !== 'string' || item['ui:options'] === undefined)
      continue;
    const own = mark(`widgets/${item['ui:widget']}`, item['ui:options']);
    for (const [at, name] of own) marks.set(`${pointer}/ui:options${at}`, name);
  }
  return marks;
}

function nameOf(file: ContentFile, product: ProductInfo | undefined): string {
  const name = file.name.replace(/^.*\/|\.json$/g, '');
  return product ? `${name}-${product.productSummaryPageUrl.replace(/^.*\//, '')}` : name;
}

/** Compiles every page. A page with a path per product is compiled once for each product. */
export function compilePages(files: ContentFiles, products: readonly ProductInfo[]): CompiledPage[] {
  return pageFiles(files).flatMap((file) => {
    const each = objectOf(file.data).path === PRODUCT_PATH ? products : [undefined];
    return each.map((product) => compilePage(files, file, product));
  });
}

/** Compiles one page: references, texts, icons and all rules. A page for a product also contains the product's data. */
export function compilePage(files: ContentFiles, file: ContentFile, product?: ProductInfo): CompiledPage {
  const resolved = resolveContent(files, file);
  const [problem] = resolved.problems;
  const target = problem?.reason === 'circle' ? 'itself' : 'nothing';
  if (problem) throw new Error(`${problem.file.name}: "${problem.ref}" leads to ${target}.`);

  const marks = findMarks(file.kind ?? 'page', resolved.value);
  const rules = new Map<string, AnySchemaObject>();

  const name = (schema: unknown): FormSchema & { $id: string } => {
    const named = { $id: `rule${rules.size}`, ...(schema as AnySchemaObject) };
    rules.set(named.$id, named);
    return named;
  };
  const documents = siteDocuments(files);
  const icons = ownIcons(files);
  const compiled = mapDeep(resolved.value, (item, pointer) => {
    switch (marks.get(pointer)) {
      case 'RichText':
        return compileRichText(item as string, (named) => documents[named]);
      case 'IconShape':
        return compileIcon(item as string, icons);
      case 'Condition':
        return { $id: name(item).$id };
      case 'FormSchema': {
        const stripped = stripKeywords(item, AUTHOR_KEYWORDS);
        const isCondition = (part: unknown, at: string) => at.endsWith('/if') && isObject(part);
        const schema = name(mapDeep(stripped, (part, at) => (isCondition(part, at) ? name(part) : part)));
        rules.set(schema.$id, withKinds(schema));
        // the rules that RJSF uses to lay out the fields
        for (const [id, part] of Object.entries(schemaParser(schema)))
          if (!rules.has(id)) rules.set(id, standingAlone(part as AnySchemaObject));
        return schema;
      }
      default:
        return withWidgetModule(withDefaultOptions(item));
    }
  });

  // after compiling the texts: in Markdown, a number with spaces would end a link's address
  const known = Object.entries(product ?? {}).filter(([name]) => summaryPage.placeholders.includes(name));
  const filled = fillTexts(compiled, { ...siteTexts(files), ...Object.fromEntries(known) });
  const isForm = file.kind === 'form-page';
  const content = {
    ...(filled as JsonPage),
    ...(isForm && { root: FORM_ROOT, name: nameOf(file, undefined) }),
    ...(product && { product }),
  };
  const modules = findRequiredModules(content);
  const code = contentCode(rules, { ...modules, content });
  const kind = (file.kind ?? 'page').replace(/-page$/, '');
  return { name: nameOf(file, product), kind, file, product, content, modules, rules, code };
}
