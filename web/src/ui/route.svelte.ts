/** Where the reader is in this one page, by the address. */

class Route {
  path = $state(location.pathname);
  /** Changes with every step, so that the same address can be entered anew. */
  steps = $state(0);

  constructor() {
    addEventListener('popstate', () => this.arrived());
    document.addEventListener('click', (event) => this.clicked(event));
  }

  go(path: string, state: object = {}): void {
    history.pushState(state, '', path);
    this.arrived();
    scrollTo(0, 0);
  }

  private arrived(): void {
    this.path = location.pathname;
    this.steps += 1;
  }

  /** Links within the page need no new page from the server. */
  private clicked(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    const plain =
      event.button === 0 &&
      !event.metaKey &&
      !event.ctrlKey &&
      !event.shiftKey &&
      !event.defaultPrevented;
    if (
      !link ||
      !plain ||
      link.target ||
      link.hasAttribute('download') ||
      link.origin !== location.origin
    )
      return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const route = new Route();
