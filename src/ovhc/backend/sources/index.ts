import type { SourceLoaders } from '../../../engine/registry.ts';
import type { Source } from '../../../engine/source.ts';

/** Every source that content can use: the files in this folder, by name. */
export const sourceLoaders: SourceLoaders = import.meta.glob<{ source: Source }>(['./*.ts', '!./index.ts']);
