/** What a frame may ask for, in pixels. */
const LOWEST = 120;
const HIGHEST = 1200;

/** How high a frame is drawn: as high as it says it is, within reason, and never lower than the room kept for it. */
export function frameHeight(said: number, reserved: number): number {
  if (!Number.isFinite(said)) return reserved;
  return Math.max(reserved, Math.min(HIGHEST, Math.max(LOWEST, Math.ceil(said))));
}
