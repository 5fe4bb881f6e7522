import type { Widget, WidgetProps, WidgetRegistry } from '../../../../src/engine/widgets/widget.ts';

/** Counts the renders of widgets, and React's commits if a Profiler calls `onRender`. `of` counts those of an action. */
export function countRenders(widgets: WidgetRegistry) {
  let commits = 0;
  let drawn: Record<string, number> = {};
  const counted = ({ Component, ...widget }: Widget): Widget => ({
    ...widget,
    Component: (props: WidgetProps) => {
      drawn[props.name] = (drawn[props.name] ?? 0) + 1;
      return <Component {...props} />;
    },
  });
  return {
    widgets: Object.fromEntries(Object.entries(widgets).map(([name, widget]) => [name, counted(widget)])),
    onRender: () => {
      commits += 1;
    },
    async of(action: () => Promise<unknown>) {
      commits = 0;
      drawn = {};
      await action();
      return { commits, drawn };
    },
  };
}
