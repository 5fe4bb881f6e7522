import { join } from 'node:path';
import type { ShownDiagnostic } from '../../../src/dev/protocol.ts';
import { filesOf } from '../../content/read.ts';
import { diagnosticsOf } from '../../journeys/diagnostics.ts';
import { mapForm, mapSite } from '../../journeys/map.ts';
import { readSite } from '../../journeys/site/site.ts';
import type { SampleRequest } from './sample-journeys.ts';
import { toShown } from './shown-diagnostic.ts';

/** Finds what `npm run journeys` reports about valid content, as warnings. Runs in a thread (background.ts). */
export function answer({ texts, root }: SampleRequest): ShownDiagnostic[] {
  const files = filesOf(texts, root);
  const site = readSite(files);
  const found = [
    ...mapSite(site).flatMap(({ map }) => diagnosticsOf(map, (hash) => `#${hash}`)),
    ...site.forms().flatMap((form) => diagnosticsOf(mapForm(form))),
  ];
  return found.map((problem) => {
    const lines = (files.get(join(root, problem.file))?.text ?? '').split(/\r\n|\r|\n/);
    const written = lines[problem.line - 1] ?? '';
    const { length } = written.trimEnd();
    const column = written.search(/\S|$/) + 1;
    const end = { line: problem.line, column: length + 1 };
    return toShown(files, root, { ...problem, severity: 'warning', column, end });
  });
}
