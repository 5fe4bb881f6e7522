import { type FrameState, isBeingSent } from './frame-state.ts';

interface TimeLimits {
  /** Ends the timer of the last state and starts that of the new one. @param most shortens its limit, in milliseconds */
  enter(state: FrameState, most?: number): void;
  clear(): void;
}

/**
 * Limits how long a frame may stay in a state. The time for submitting adds up, so that a frame cannot extend it by
 * switching between states.
 * @param limits in milliseconds; a state without a limit can last
 */
export function createTimeLimits(
  limits: Readonly<Partial<Record<FrameState, number>>>,
  onEnd: () => void,
): TimeLimits {
  const left = { ...limits };
  let current: FrameState | undefined;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => clearTimeout(timer);
  return {
    enter(state, most = Number.POSITIVE_INFINITY) {
      clear();
      const now = Date.now();
      if (current && isBeingSent(current)) left[current] = (left[current] ?? 0) - (now - since);
      current = state;
      since = now;
      const ms = left[state];
      if (ms !== undefined) timer = setTimeout(onEnd, Math.min(ms, most));
    },
    clear,
  };
}
