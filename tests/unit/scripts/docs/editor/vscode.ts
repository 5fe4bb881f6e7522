import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'jsonc-parser';
import {
  type CompletionItem,
  type Diagnostic,
  getLanguageService,
  type JSONSchema,
  type MarkupContent,
} from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const rootUri = pathToFileURL(ROOT).href;

interface SchemaSetting {
  url: string;
  fileMatch: string[];
  schema: JSONSchema;
}

export const CURSOR = '¦';

/** Opens this workspace in VS Code's JSON service with our settings, which finds problems in files. */
export async function openWorkspace() {
  const settings: { 'json.schemas': SchemaSetting[] } = parse(
    await readFile(join(ROOT, '.vscode/settings.json'), 'utf8'),
  );
  const markdown = {
    textDocument: { completion: { completionItem: { documentationFormat: ['markdown' as const] } } },
  };
  const service = getLanguageService({
    schemaRequestService: (uri) => readFile(fileURLToPath(uri), 'utf8'),
    workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
    clientCapabilities: markdown,
  });
  service.configure({
    schemas: settings['json.schemas'].map(({ url, fileMatch, schema }) => ({
      uri: new URL(url, rootUri).href,
      fileMatch,
      folderUri: rootUri,
      schema,
    })),
  });

  const open = (name: string, text: string) => {
    const document = TextDocument.create(new URL(name, rootUri).href, 'json', 1, text);
    return { document, json: service.parseJSONDocument(document) };
  };
  const openAt = (name: string, marked: string) => {
    const offset = marked.indexOf(CURSOR);
    if (offset < 0) throw new Error('There is no cursor in the text.');
    const opened = open(name, marked.replace(CURSOR, ''));
    return { ...opened, position: opened.document.positionAt(offset) };
  };

  return {
    async problems(name: string, text: string): Promise<string[]> {
      const { document, json } = open(name, text);
      const found: Diagnostic[] = await service.doValidation(document, json);
      return found.map(({ range, message }) => `${name}:${range.start.line + 1} ${message}`);
    },
    async hover(name: string, marked: string): Promise<string> {
      const { document, json, position } = openAt(name, marked);
      const hover = await service.doHover(document, position, json);
      return [hover?.contents ?? []].flat().join('\n').replaceAll('\\', '');
    },
    async offers(name: string, marked: string): Promise<CompletionItem[]> {
      const { document, json, position } = openAt(name, marked);
      return (await service.doComplete(document, position, json))?.items ?? [];
    },
  };
}

export const labels = (offers: readonly CompletionItem[]) =>
  offers.map(({ label }) => label.replace(/^"|"$/g, ''));

export function about(offers: readonly CompletionItem[], label: string): string {
  const found = offers.find((offer) => offer.label.replace(/^"|"$/g, '') === label)?.documentation;
  const text: string | MarkupContent = found ?? '';
  return typeof text === 'string' ? text : text.value;
}
