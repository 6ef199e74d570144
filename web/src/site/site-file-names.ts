/** The names of the site's files, which `amletero site` writes into the page. */
import type { SiteNames } from './worker-messages';

export function siteNames(): SiteNames {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=site]');
  return JSON.parse(meta!.content) as SiteNames;
}
