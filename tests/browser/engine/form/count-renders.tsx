import type { Widget, WidgetProps, WidgetRegistry } from '../../../../src/engine/widgets/widget.ts';

export interface RenderCounts {
  /** The widgets, each of which counts how often it draws which field. */
  widgets: WidgetRegistry;
  /** Hears of React's commits, as a Profiler tells them. */
  onRender(): void;
  /** The renders and commits of an action. */
  of(action: () => Promise<unknown>): Promise<{ commits: number; drawn: Record<string, number> }>;
}

function counted({ Component, ...widget }: Widget, count: (field: string) => void): Widget {
  function Counted(props: WidgetProps) {
    count(props.name);
    return <Component {...props} />;
  }
  return { ...widget, Component: Counted };
}

export function countRenders(widgets: WidgetRegistry): RenderCounts {
  let commits = 0;
  const drawn = new Map<string, number>();
  const count = (field: string) => drawn.set(field, (drawn.get(field) ?? 0) + 1);
  const names = Object.entries(widgets);
  return {
    widgets: Object.fromEntries(names.map(([name, widget]) => [name, counted(widget, count)])),
    onRender: () => {
      commits += 1;
    },
    async of(action) {
      commits = 0;
      drawn.clear();
      await action();
      return { commits, drawn: Object.fromEntries(drawn) };
    },
  };
}
