/** Where the reader is in this one page, by the address. */
import { SITE } from '../net/static-site';
import { OFFLINE } from '../net/offline-game';

/** The path in the address; a page of static files has it after a #, for any web host to serve. */
function readPath(): string {
  return SITE ? location.hash.split('#')[1] || '/' : location.pathname;
}

/** What follows the path, from its # on: a secret, or a place in a game. */
function readFragment(): string {
  if (!SITE) return location.hash;
  const [, , ...rest] = location.hash.split('#');
  return rest.length > 0 ? `#${rest.join('#')}` : '';
}

/** The address of a path, for links. */
export function linkTo(path: string): string {
  return SITE ? `#${path}` : path;
}

class Route {
  path = $state(readPath());
  /** Changes with every step, so that the same address can be entered anew. */
  steps = $state(0);

  constructor() {
    addEventListener('popstate', () => this.arrived());
    document.addEventListener('click', (event) => this.clicked(event));
  }

  get fragment(): string {
    return readFragment();
  }

  /** Changes what follows the path without a step. */
  setFragment(fragment: string): void {
    history.replaceState(history.state, '', linkTo(this.path) + fragment);
  }

  go(path: string, state: object = {}): void {
    history.pushState(state, '', linkTo(path));
    this.arrived();
    scrollTo(0, 0);
  }

  private arrived(): void {
    this.path = readPath();
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
    const path = SITE ? sitePath(link) : serverPath(link);
    if (path === null) return;
    event.preventDefault();
    this.go(path);
  }
}

function serverPath(link: HTMLAnchorElement): string | null {
  const { pathname, hash } = link;
  const other =
    pathname.startsWith('/api/') || pathname.startsWith(OFFLINE) || pathname.endsWith('.html');
  return other ? null : pathname + hash;
}

function sitePath(link: HTMLAnchorElement): string | null {
  return link.pathname === location.pathname && link.hash.startsWith('#/')
    ? link.hash.slice(1)
    : null;
}

export const route = new Route();
