/** About as long as a press takes, in milliseconds. */
const A_PRESS = 300;

/**
 * Does what a field's being left brings about. An error makes the frame higher, and so moves what stands below it: who
 * presses something there, or here, has to have let go first.
 */
export function afterLeaving(work: () => void): void {
  const isPressed = pressed;
  // the window is told that it has lost the focus after the field is
  setTimeout(() => (isPressed || !document.hasFocus() ? setTimeout(work, A_PRESS) : work()));
}

let pressed = false;
for (const [type, isDown] of [
  ['pointerdown', true],
  ['pointerup', false],
  ['pointercancel', false],
] as const)
  addEventListener(
    type,
    () => {
      pressed = isDown;
    },
    true,
  );
