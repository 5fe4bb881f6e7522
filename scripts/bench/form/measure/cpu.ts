import type { CDPSession } from 'playwright';

export interface CpuTime {
  /** everything on the page's main thread, milliseconds */
  task: number;
  /** of which scripts */
  script: number;
}

async function read(cdp: CDPSession): Promise<CpuTime> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const milliseconds = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return { task: milliseconds('TaskDuration'), script: milliseconds('ScriptDuration') };
}

/** What an action costs in CPU time, which other programs can hardly touch: waiting for the processor is not in it. */
export async function cpuTimeOf(cdp: CDPSession, action: () => Promise<unknown>): Promise<CpuTime> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await read(cdp);
  await action();
  const after = await read(cdp);
  return { task: after.task - before.task, script: after.script - before.script };
}
