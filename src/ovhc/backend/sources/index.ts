import type { SourceLoaders } from '../../../engine/registry.ts';
import type { Source } from '../../../engine/source.ts';

/** Every source that content may name: the files of this folder, by their names. */
export const sourceLoaders: SourceLoaders = import.meta.glob<{ source: Source }>(['./*.ts', '!./index.ts']);
