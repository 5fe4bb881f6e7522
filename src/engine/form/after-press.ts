/**
 * An error that appears on blur can move a button while it is being pressed, and the click would be lost. So the
 * effects of a blur wait until the pointer is up.
 */
let pressed = false;
const waiting: (() => void)[] = [];

/** Runs a function at the end of the current press, so that nothing moves under the pointer. */
export function settlePress(): void {
  for (const run of waiting.splice(0)) run();
}

function release(): void {
  pressed = false;
  // the click event follows pointerup in the same task queue
  setTimeout(settlePress);
}

function press(): void {
  pressed = true;
}

// not while the build draws a first view
if (typeof window !== 'undefined') {
  addEventListener('pointerdown', press, true);
  addEventListener('pointerup', release, true);
  addEventListener('pointercancel', release, true);
}

export function afterPress(run: () => void): void {
  if (pressed) waiting.push(run);
  else run();
}
