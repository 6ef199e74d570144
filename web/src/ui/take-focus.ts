/** Gives the focus to what has just appeared: whoever plays by keys goes on there. */
export function focused(node: HTMLElement): void {
  node.focus({ preventScroll: true });
}
