import { engineWidgets, type WidgetLoaders } from '../../engine/registry.ts';
import type { Widget } from '../../engine/widgets/widget.ts';

/** Every widget that this product's content can use: the engine's and our own, each in its folder. */
export const widgetLoaders: WidgetLoaders = {
  ...engineWidgets,
  ...import.meta.glob<{ widget: Widget }>('./*/index.tsx'),
};
