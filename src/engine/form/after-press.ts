/**
 * An error that appears on blur can push a button away while it is being pressed, and the click is lost.
 * So what a blur brings about waits until the pointer is up.
 */
let pressed = false;
const waiting: (() => void)[] = [];

/** Does what waits for the end of a press, for who is about to move what it is meant for. */
export function settlePress(): void {
  for (const run of waiting.splice(0)) run();
}

function release(): void {
  pressed = false;
  // the click comes after pointerup, in the same task queue
  setTimeout(settlePress);
}

addEventListener(
  'pointerdown',
  () => {
    pressed = true;
  },
  true,
);
addEventListener('pointerup', release, true);
addEventListener('pointercancel', release, true);

export function afterPress(run: () => void): void {
  if (pressed) waiting.push(run);
  else run();
}
