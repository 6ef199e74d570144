import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { LANGUAGES, manifestName, type Language } from './src/l10n/languages.ts';

/** The ground of the light theme; a test holds it against the palette. */
const GROUND = '#f6ebd3';

/** What a long press on the app's icon offers: a sentence of ours and its page. */
const SHORTCUTS = { 'web-play-now': '/', 'web-my-games': '/games', 'web-learn': '/learn' };

const ICONS = [
  { src: 'app/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: 'app/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: 'app/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];
const SCREENSHOTS = [
  { src: 'app/wide.webp', sizes: '1440x900', type: 'image/webp', form_factor: 'wide' },
  { src: 'app/narrow.webp', sizes: '390x844', type: 'image/webp', form_factor: 'narrow' },
];

/**
 * Writes the manifests with which a browser installs the game as an app, one a language.
 *
 * All addresses are relative: a site lies in any folder. A manifest without an `id` is known by its
 * start page; an `id` would be the same for all folders of a host. Routes of a site follow a #.
 */
export function withManifests(locales: string, site: boolean): Plugin {
  return {
    name: 'with-manifests',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'link',
        // Without its `rel`, which the page adds with its reader's language.
        attrs: { id: 'app-manifest', href: (site ? './' : '/') + manifestName('en') },
        injectTo: 'head',
      },
    ],
    generateBundle() {
      for (const language of Object.keys(LANGUAGES) as Language[]) {
        const say = speaker(locales, language);
        const manifest = {
          name: 'Amletero',
          short_name: 'Amletero',
          lang: language,
          description: say('web-tagline'),
          start_url: './',
          scope: './',
          display: 'standalone',
          theme_color: GROUND,
          background_color: GROUND,
          categories: ['games'],
          icons: ICONS,
          shortcuts: Object.entries(SHORTCUTS).map(([message, path]) => ({
            name: say(message),
            url: site ? `./#${path}` : `.${path}`,
            icons: ICONS.slice(0, 1),
          })),
          screenshots: SCREENSHOTS.map((shot) => ({ ...shot, label: say('web-title') })),
        };
        const source = `${JSON.stringify(manifest, null, 1)}\n`;
        this.emitFile({ type: 'asset', fileName: manifestName(language), source });
      }
    },
  };
}

function speaker(locales: string, language: Language): (message: string) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const text = readFileSync(join(locales, language, 'web.ftl'), 'utf-8');
  bundle.addResource(new FluentResource(text));
  return (message) => {
    const pattern = bundle.getMessage(message)?.value;
    if (!pattern) throw new Error(`${language}: there is no ${message}`);
    return bundle.formatPattern(pattern);
  };
}
